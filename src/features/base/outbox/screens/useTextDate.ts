import { ACTION_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

/** Tells the sender of a text when it goes out, if the account has used up its texts for now. */
export const useTextDate = () => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  return ({ TextDate }: { TextDate?: number | undefined }): void => {
    if (TextDate !== undefined) toast.success(t('textWaits', { date: dateTime(TextDate) }), ACTION_TOAST_TIME)
  }
}
