# Про що питає будь-який стіл і чому.

web-you-decide = Вирішуєте ви
web-others-asked = Чекаємо
web-rule = Правило { $rule }
web-why-asked = Звідки це питання?
web-all-choices = Усі варіанти списком
