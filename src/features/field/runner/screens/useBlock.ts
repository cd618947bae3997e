import type { AnyCall, Input } from '../../../../core/call.ts'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPhones } from '../../phones/contract.ts'
import { words } from '../words.ts'

type Asked = { title: string; text: string }

/** Blocks a phone, a person or a round after a question, or allows it again at once; says what came of it. */
export const useBlock = () => {
  const t = useWords(words)
  return async <C extends AnyCall>(call: C, input: Input<C> & { Blocked: boolean }, asked: Asked): Promise<void> => {
    if (input.Blocked && !(await confirm({ ...asked, yes: t('phones.block'), danger: true }))) return
    try {
      await callOnce(call, input)
      toast.success(t(input.Blocked ? 'phones.isBlocked' : 'phones.allowed'))
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetPhones)
  }
}
