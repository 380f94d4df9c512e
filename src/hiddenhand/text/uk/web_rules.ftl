# Правила й карти: щоб читати й шукати.

web-nav-cards = Карти
web-rules-search-told = Введіть слово або номер правила, наприклад 7.5. Клавіша / веде сюди; Enter і стрілки перебирають знайдене.
web-rules-contents = Зміст
web-rules-back = Назад
web-rules-forth = Уперед
web-rules-nothing = Жодне правило не містить усіх цих слів.
web-rules-link = Посилання на { $rule }
web-rules-also = Дивіться також
web-rulings = Роз’яснення
web-card-rules = Пов’язані правила
web-card-in-gallery = Відкрити в галереї
web-cards-all = Показати всі карти
web-cards-filters = Фільтри
