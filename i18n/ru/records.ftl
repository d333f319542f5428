### Что не так с записью, параметром или введённым действием. Об условных обозначениях см. en/events.ftl.

record-too-long = длиннее { $most } байт
record-header = неверный заголовок или заголовок не на месте: { $found }
record-missing = нет заголовка { $name }
record-game = нет такой игры: { $found }
record-version = запись сделана по версии правил { $found }, а здесь версия { $ours }
record-illegal = { $action } здесь не по правилам ({ $rule })
record-after-end = действие после окончания игры
record-secret = это не тот секрет, который был зафиксирован до игры
record-commitment = это не SHA-256 секрета
record-entropies = ключ не следует из того, что добавили игроки, или из стола
record-key = ключ не следует из секрета, стола и того, что добавили игроки
record-draw = выпало { $real }, а не { $stated }
record-result = указан итог { $stated }, а на самом деле { $real }

bad-option =
    { $allowed ->
        [once] { $option } указано больше одного раза
       *[other] { $option } не может быть «{ $found }»; возможно: { $allowed }
    }
bad-fixed = создано при { $option }={ $found }, а здесь { $option }={ $allowed }
bad-action = это не действие: «{ $found }»; возможный вид: { $expected }
