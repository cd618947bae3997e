import { boundWords, fileWords, hintWords, passwordWords, refusalWords, messageWords as ruleWords } from '../../core/messageWords.ts'
import { makeTranslate } from '../../core/translator.ts'
import { messageWords as backups } from '../../features/base/backups/messageWords.ts'
import { messageWords as fields } from '../../features/base/fields/messageWords.ts'
import { messageWords as handling } from '../../features/base/handling/messageWords.ts'
import { messageWords as ownSettings } from '../../features/base/ownSettings/messageWords.ts'
import { messageWords as people } from '../../features/base/people/messageWords.ts'
import { messageWords as permissions } from '../../features/base/permissions/messageWords.ts'
import { messageWords as views } from '../../features/base/views/messageWords.ts'
import { messageWords as answers } from '../../features/codes/answers/messageWords.ts'
import { messageWords as functionalities } from '../../features/codes/functionalities/messageWords.ts'
import { messageWords as generator } from '../../features/codes/generator/messageWords.ts'
import { messageWords as codeImports } from '../../features/codes/imports/messageWords.ts'
import { messageWords as qr } from '../../features/codes/qr/messageWords.ts'
import { messageWords as requests } from '../../features/codes/requests/messageWords.ts'
import { messageWords as accounts } from '../../features/property/administration/messageWords.ts'
import { messageWords as contacts } from '../../features/property/contacts/messageWords.ts'
import { messageWords as imports } from '../../features/property/imports/messageWords.ts'
import { messageWords as notifications } from '../../features/property/notifications/messageWords.ts'
import { messageWords as surveyAnswers } from '../../features/surveys/surveyAnswers/messageWords.ts'
import { messageWords as surveys } from '../../features/surveys/surveys/messageWords.ts'
import { messageWords as takeOver } from '../../features/surveys/takeOver/messageWords.ts'
import { messageWords as ui } from '../../ui/messageWords.ts'

/** The translations of all messages: one file of the built portal, loaded for a language other than English. */
export const translate = makeTranslate([
  ruleWords,
  fileWords,
  passwordWords,
  refusalWords,
  hintWords,
  boundWords,
  ui,
  backups,
  fields,
  people,
  permissions,
  functionalities,
  qr,
  answers,
  requests,
  handling,
  ownSettings,
  views,
  accounts,
  contacts,
  generator,
  codeImports,
  imports,
  notifications,
  surveys,
  surveyAnswers,
  takeOver,
])
