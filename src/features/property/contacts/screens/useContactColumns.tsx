import { Badge } from '@mantine/core'
import { IconMail, IconPhone, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { columnsIn } from '../../../../ui/list/columns.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { contactColumns, portfolioColumns } from '../listColumns.ts'
import type { ContactRow } from '../model.ts'
import { words } from '../words.ts'
import { mailCell, phoneCell } from './reach.tsx'
import { useContactLabels } from './useContactLabels.ts'
import { useOffboarding } from './useOffboarding.ts'

/** The columns of a list of contacts as the screen draws them; of the portfolio with the buildings they are assigned to. */
export const useContactColumns = (portfolio: boolean) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const labels = useContactLabels()
  return useMemo(() => {
    const named = (row: ContactRow) =>
      row.OffboardedDate === null ? (
        row.FullName.en
      ) : (
        <>
          {row.FullName.en}{' '}
          <Badge color="gray" size="sm">
            {t('offboarded')}
          </Badge>
        </>
      )
    const roleAndState = ({ Role, OffboardedDate, UserId, Invitation }: ContactRow) =>
      OffboardedDate === null && UserId && Invitation ? (
        <>
          {labels.role(Role)}{' '}
          <Badge color={Invitation === 'Waiting' ? 'blue' : 'gray'} size="sm">
            {t(`invitation.${Invitation}`)}
          </Badge>
        </>
      ) : (
        labels.role(Role)
      )
    return columnsIn(listOf(portfolio), language, {
      Name: { render: named },
      Role: { render: roleAndState, card: 'state' },
      Team: { hidden: portfolio },
      Phone: { render: phoneCell<ContactRow>(t, { name: row => row.FullName.en, at: row => row.Phone }) },
      Email: { render: mailCell<ContactRow>(t, { name: row => row.FullName.en, at: row => row.Email }) },
      VendorName: { hidden: true },
      Ownership: { hidden: true },
      CreatedDate: { hidden: true },
    })
  }, [portfolio, t, language, labels])
}
// Both lists have the same rows and sorts.
const listOf = (portfolio: boolean) => (portfolio ? portfolioColumns : contactColumns) as typeof contactColumns

/** The menu of a contact's row. */
export const useContactMenu = () => {
  const t = useWords(words)
  const { can } = useSession()
  const { offboard, reactivate } = useOffboarding()
  return (row: ContactRow): (RowAction | false)[] => {
    const person = { ContactId: row.acId, name: row.FullName.en, BuildingId: row.BuildingId }
    return [
      { label: t('callShort'), icon: <IconPhone size={16} aria-hidden />, onClick: () => location.assign(`tel:+${row.Phone}`) },
      { label: t('mailShort'), icon: <IconMail size={16} aria-hidden />, onClick: () => location.assign(`mailto:${row.Email}`) },
      can('ManageContacts') &&
        row.OffboardedDate === null && {
          label: t('offboard'),
          icon: <IconUserMinus size={16} aria-hidden />,
          onClick: () => void offboard(person),
          danger: true,
        },
      can('ManageContacts') &&
        row.OffboardedDate !== null && {
          label: t('reactivate'),
          icon: <IconUserPlus size={16} aria-hidden />,
          onClick: () => void reactivate(person),
        },
    ]
  }
}
