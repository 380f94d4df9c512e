# Про що питає будь-який стіл і чому.

web-you-decide = Вирішуєте ви
web-others-asked = Чекаємо на інших
web-rule = Правило { $rule }
web-why-asked = Чому мене про це питають?
web-all-choices = Список усіх варіантів
web-unsent = Чекає на надсилання: { $answer }
