import { IconInbox } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { requestList, requestPage } from '../routes.ts'

/** Requests by number (`1042`, `#1042`) or by the visitor's words; links to the request. */
export const requestFinder: RecordFinder = {
  title: { en: 'Requests', es: 'Solicitudes', fr: 'Demandes' },
  order: 30,
  may: requestList.may,
  find: async ({ gId, text, language, most }) => {
    const [{ GetRequests }, { definitionOf }] = await Promise.all([
      import('../contract.ts'),
      import('../../functionalities/definitions.ts'),
    ])
    const filter = { gId, text: text.replace(/^#\s*(?=\d+$)/, '') }
    const { Requests } = await callOnce(GetRequests, { filter, pagination: { page: 0, perPage: most } })
    return Requests.map(({ RequestId, Number, FunctionalityType, BuildingName, Detail, RequestType, Name }) => ({
      id: href(requestPage, { groupId: gId, requestId: RequestId }),
      label: `${definitionOf(FunctionalityType)?.Label[language] ?? FunctionalityType} ${Number}`,
      detail: [nameIn(BuildingName, language), Detail || RequestType || Name].filter(Boolean).join(' · '),
      icon: <IconInbox size={18} aria-hidden />,
    }))
  },
}
