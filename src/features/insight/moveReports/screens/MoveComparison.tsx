import { Badge, Table, Text } from '@mantine/core'
import { formatDay } from '../../../../core/days.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { NoteFiles } from '../../../base/handling/screens/NoteFiles.tsx'
import { GetMoveComparison, type MoveState } from '../contract.ts'
import { words } from '../words.ts'

/** The home as it was left, beside how it was left the time before: each item, and the photos. */
export const MoveComparison = ({ gId, RequestId }: { gId: string; RequestId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const found = useCall(GetMoveComparison, { gId, RequestId }, { quiet: true })
  if (!found.data) return <LoadFailed query={found} missing={t('missing')} />
  const { Now, Before } = found.data
  const states = Before ? [Before, Now] : [Now]
  const dayOf = ({ Day, CreatedDate }: MoveState) => (Day ? formatDay(Day, language) : date(CreatedDate))
  const nameOf = (state: MoveState) => t(state === Now ? 'now' : 'before')
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={t('comparison')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('item')}</Table.Th>
            {states.map(state => (
              <Table.Th key={state.RequestId} scope="col">
                {nameOf(state)}
                <Text size="xs" c="dimmed">
                  {dayOf(state)}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Now.Items.map(({ Item }) => (
            <Table.Tr key={Item.en}>
              <Table.Th scope="row">{fieldTextIn(Item, language)}</Table.Th>
              {states.map(state => (
                <Table.Td key={state.RequestId}>
                  <ItemState of={state} item={Item.en} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">{t('photos')}</Table.Th>
            {states.map(state => (
              <Table.Td key={state.RequestId}>
                {state.Photos.length > 0 ? (
                  <NoteFiles label={t('photosOf', { what: dayOf(state) })} files={state.Photos} renew={() => refresh(GetMoveComparison)} />
                ) : (
                  <Text size="sm" c="dimmed">
                    {t('noPhotos')}
                  </Text>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
        {!Before && <Table.Caption>{t('noBefore')}</Table.Caption>}
      </Table>
    </Table.ScrollContainer>
  )
}

const ItemState = ({ of, item }: { of: MoveState; item: string }) => {
  const t = useWords(words)
  const state = of.Items.find(one => one.Item.en === item)
  if (!state)
    return (
      <Text size="sm" c="dimmed">
        {t('notAsked')}
      </Text>
    )
  return (
    <>
      {state.State}
      {state.Failed && (
        <Badge ml="xs" color="red" variant="light">
          {t('itemFailed')}
        </Badge>
      )}
    </>
  )
}
