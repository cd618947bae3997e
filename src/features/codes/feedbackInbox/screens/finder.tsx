import { IconMessageStar } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { answerList, answerPage } from '../routes.ts'

/** Feedback by the visitor's words; links to the answer. */
export const answerFinder: RecordFinder = {
  title: { en: 'Feedback', es: 'Opiniones', fr: 'Avis' },
  order: 40,
  may: answerList.may,
  find: async ({ gId, text, language, most }) => {
    const { GetAnswers } = await import('../contract.ts')
    const { Answers } = await callOnce(GetAnswers, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
    return Answers.map(({ AnswerId, Score, Text, BuildingName, QrName }) => ({
      id: href(answerPage, { groupId: gId, answerId: AnswerId }),
      label: Text || QrName,
      detail: `${Score} / 5 · ${nameIn(BuildingName, language)}`,
      icon: <IconMessageStar size={18} aria-hidden />,
    }))
  },
}
