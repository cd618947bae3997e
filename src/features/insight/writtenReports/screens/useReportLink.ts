import { useState } from 'react'
import { callOnce } from '../../../../ui/calls.ts'
import { copyText } from '../../../../ui/kit/copy.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetWrittenReportLink } from '../contract.ts'
import { words } from '../words.ts'

const LONG = 6000

/** The link that opens a report's PDF without sign-in: copied to be given on, or opened here. */
export const useReportLink = (gId: string) => {
  const t = useWords(words)
  const { date } = useFormats()
  const [opening, setOpening] = useState(false)
  const ask = (rId: string) => callOnce(GetWrittenReportLink, { gId, rId })
  return {
    opening,
    copy: async (rId: string) => {
      try {
        const { Link, EndDate } = await ask(rId)
        if (await copyText(Link)) toast.success(t('linkCopied', { day: date(EndDate) }), LONG)
      } catch (error) {
        toast.error(error, LONG)
      }
    },
    open: async (rId: string) => {
      setOpening(true)
      try {
        window.location.assign((await ask(rId)).Link)
      } catch (error) {
        toast.error(error, LONG)
      } finally {
        setOpening(false)
      }
    },
  }
}
