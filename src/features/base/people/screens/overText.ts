import type { EndReason } from '../../../../core/wire.ts'
import type { Translator } from '../../../../ui/words.tsx'
import type { words } from '../words.ts'

/** Why a session is over, in words. */
export const overText = (t: Translator<typeof words.en>, reason: EndReason | null | undefined): string =>
  t(reason ? `over${reason}` : 'over')
