import { Text } from '@mantine/core'
import { useContext, useEffect } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { FieldMode, ReadValue } from '../../../../../ui/form/field.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { MembersForm } from '../../../../base/members/screens/MembersForm.tsx'
import { GetPropertyLocation } from '../../../../property/buildings/contract.ts'
import { formDataRoot, formIn, type PanelProps } from '../../screens/panelForm.ts'
import { type MapForm, mapMembers } from './definition.ts'
import { words } from './words.ts'

/** What the page finds, and the building's location, which is read and never typed here. */
export const Panel = ({ form }: PanelProps) => {
  const t = useWords(words)
  const { place, values, change } = formIn<MapForm>(form)
  const editing = useContext(FieldMode) === 'edit'
  const location = useCall(GetPropertyLocation, place.bId ? { gId: place.gId, eId: place.bId } : null).data
  const { Latitude, Longitude } = values
  useEffect(() => {
    if (!editing || !location || (location.Latitude === Latitude && location.Longitude === Longitude)) return
    change(before => ({ ...before, Latitude: location.Latitude, Longitude: location.Longitude }))
  }, [editing, location, Latitude, Longitude, change])
  return (
    <>
      <MembersForm form={form} root={formDataRoot} members={mapMembers} />
      {Latitude === null || Longitude === null ? (
        <Text size="sm" c="dimmed">
          {t('noLocation')}
        </Text>
      ) : (
        <ReadValue label={t('location')}>{`${Latitude}, ${Longitude}`}</ReadValue>
      )}
    </>
  )
}
