# Правила й карти: щоб читати й шукати.

web-nav-cards = Карти
web-rules-search-told = Слово або номер, наприклад 7.5. Клавіша / веде сюди; Enter і стрілки перебирають знайдене.
web-rules-contents = Зміст
web-rules-back = Повернутися на попереднє місце
web-rules-forth = Знову вперед
web-rules-nothing = Ніде в цих правилах немає всіх цих слів разом.
web-rules-link = Посилання на { $rule }
web-rules-also = Дивіться також
web-rulings = Роз’яснення
web-card-rules = У правилах
web-card-in-gallery = Відкрити галерею тут
web-cards-all = Показати всі карти
web-cards-filters = Фільтри
