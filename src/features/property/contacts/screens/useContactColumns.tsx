import { Badge } from '@mantine/core'
import { IconMail, IconPhone, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { columnsOf } from '../../../../ui/list/columns.ts'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { GetPortfolioContacts, GetPropertyContacts } from '../contract.ts'
import type { ContactRow } from '../model.ts'
import { words } from '../words.ts'
import { mailCell, phoneCell } from './reach.tsx'
import { useContactLabels } from './useContactLabels.ts'
import { useOffboarding } from './useOffboarding.ts'

/** The columns of a list of contacts; of the portfolio with the buildings they are assigned to. */
export const useContactColumns = (call: typeof GetPropertyContacts | typeof GetPortfolioContacts, portfolio: boolean) => {
  const t = useWords(words)
  const labels = useContactLabels()
  return useMemo(() => {
    const column = columnsOf(call as typeof GetPropertyContacts) // both lists have the same rows and sorts
    const buildings = ({ AssignedBuildings }: ContactRow) => t('buildings', { n: AssignedBuildings?.length ?? 0 })
    const role = ({ Role }: ContactRow) => labels.role(Role)
    const team = ({ Team }: ContactRow) => labels.team(Team)
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
    const roleAndState = (row: ContactRow) =>
      row.OffboardedDate === null && row.UserId && row.Invitation ? (
        <>
          {role(row)}{' '}
          <Badge color={row.Invitation === 'Waiting' ? 'blue' : 'gray'} size="sm">
            {t(`invitation.${row.Invitation}`)}
          </Badge>
        </>
      ) : (
        role(row)
      )
    return [
      column.render('Name', t('Name'), named, { text: row => row.FullName.en }),
      column.render('Role', t('Role'), roleAndState, { text: role, card: 'state' }),
      column.localized('Title', t('Title')),
      column.render('Team', t('Team'), team, { text: team, hidden: portfolio }),
      ...(portfolio ? [column.render('AssignedBuildings', t('AssignedBuildings'), buildings, { text: buildings, sort: false })] : []),
      column.render('Phone', t('Phone'), ...phoneCell<ContactRow>(t, { name: row => row.FullName.en, at: row => row.Phone })),
      column.render('Email', t('Email'), ...mailCell<ContactRow>(t, { name: row => row.FullName.en, at: row => row.Email })),
      ...(portfolio ? [] : [column.text('VendorName', t('VendorName'), { hidden: true })]),
      column.render('Ownership', t('Ownership'), row => labels.ownership(row.Ownership), {
        text: row => labels.ownership(row.Ownership),
        hidden: true,
        sort: false,
      }),
      column.date('CreatedDate', t('CreatedDate'), { hidden: true }),
    ]
  }, [call, portfolio, t, labels])
}

/** The menu of a contact's row. */
export const useContactMenu = () => {
  const t = useWords(words)
  const { can } = useSession()
  const { offboard, reactivate } = useOffboarding()
  return (row: ContactRow): (RowAction | false)[] => {
    const person = { ContactId: row.acId, name: row.FullName.en }
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
