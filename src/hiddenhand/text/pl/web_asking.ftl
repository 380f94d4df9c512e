# O co pyta każdy stół i dlaczego.

web-you-decide = Ty decydujesz
web-others-asked = Czekamy na innych
web-rule = Zasada { $rule }
web-why-asked = Skąd to pytanie?
web-all-choices = Lista wszystkich możliwości
web-unsent = Czeka na wysłanie: { $answer }
