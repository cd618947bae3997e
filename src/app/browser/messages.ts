import { boundWords, fileWords, hintWords, passwordWords, refusalWords, messageWords as ruleWords } from '../../core/messageWords.ts'
import { makeTranslate } from '../../core/translator.ts'
import type { MessageWords } from '../../core/words.ts'
import { messageWords as ui } from '../../ui/messageWords.ts'

/** Those of features, each in its `messageWords.ts`, found by that name. */
const ofFeatures = import.meta.glob<MessageWords>('../../features/*/*/messageWords.ts', { eager: true, import: 'messageWords' })

/** The translations of all messages: one file of the built portal, loaded for a language other than English. */
export const translate = makeTranslate([
  ruleWords,
  fileWords,
  passwordWords,
  refusalWords,
  hintWords,
  boundWords,
  ui,
  ...Object.values(ofFeatures),
])
