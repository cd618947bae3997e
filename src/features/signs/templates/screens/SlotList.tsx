import { ActionIcon, Alert, Button, Menu, SimpleGrid, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { NumberField, SelectField, SwitchField, TextField } from '../../../../ui/form/fields.tsx'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { slotAligns, slotKinds } from '../../artwork/model.ts'
import { words as slotWords } from '../../artwork/words.ts'
import { mostSlots } from '../model.ts'
import { words } from '../words.ts'
import { isSingle, newSlot, type TemplateValues } from './templateForm.ts'
import classes from './templates.module.css'

type SlotProps = {
  form: CallForm<TemplateValues>
  mayEdit: boolean
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** The places of a sign; the chosen one with its fields. */
export const SlotList = ({ form, mayEdit, chosen, onChoose }: SlotProps) => {
  const t = useWords(words)
  const say = useWords(slotWords)
  const { Slots } = form.values
  const missing = form.problemAt('Slots')
  const remove = (at: number) => {
    form.put(before => ({ ...before, Slots: before.Slots.filter((_, n) => n !== at) }))
    onChoose(null)
  }
  return (
    <Stack gap="sm" {...markField(form, 'Slots')}>
      {missing && <Alert color="red">{missing}</Alert>}
      <ul className={classes.slots}>
        {Slots.map(({ Kind, Text = '' }, at) => (
          <li key={`${Kind} ${String(at)}`} data-chosen={chosen === at || undefined}>
            <button
              type="button"
              className={classes.slotName}
              aria-expanded={chosen === at}
              onClick={() => onChoose(chosen === at ? null : at)}
            >
              {Kind === 'Text' && Text ? `${say('slots.Text')}: ${Text}` : say(`slots.${Kind}`)}
            </button>
            {mayEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('removePlace', { name: say(`slots.${Kind}`) })}
                onClick={() => remove(at)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
            {chosen === at && <SlotFields form={form} at={at} />}
          </li>
        ))}
      </ul>
      {mayEdit && <AddPlace form={form} onChoose={onChoose} />}
    </Stack>
  )
}

const AddPlace = ({ form, onChoose }: Pick<SlotProps, 'form' | 'onChoose'>) => {
  const t = useWords(words)
  const say = useWords(slotWords)
  const { Slots } = form.values
  const isPair = Slots.some(one => one.Kind === 'Code2')
  const kinds = slotKinds.filter(kind => (isPair || !ofPairs.includes(kind)) && (!isSingle(kind) || Slots.every(one => one.Kind !== kind)))
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} aria-hidden />} disabled={Slots.length >= mostSlots}>
          {t('addPlace')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('addPlace')}>
        {kinds.map(kind => (
          <Menu.Item
            key={kind}
            onClick={() => {
              form.put(before => ({ ...before, Slots: [...before.Slots, newSlot(kind, before)] }))
              onChoose(Slots.length)
            }}
          >
            {say(`slots.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What only a sign with two codes has texts for. */
const ofPairs: readonly string[] = ['Headline2', 'FPO1', 'FPO2']
const drawn: readonly string[] = ['Code', 'Code2', 'Logo']

const SlotFields = ({ form, at }: { form: CallForm<TemplateValues>; at: number }) => {
  const t = useWords(words)
  const Kind = form.values.Slots[at]?.Kind ?? 'Text'
  const millimetres = { of: form, min: 0, max: 3000, decimals: 1, suffix: ' mm' }
  return (
    <SimpleGrid cols={2} spacing="xs" className={classes.slotFields ?? ''}>
      {Kind === 'Text' && <TextField of={form} name={`Slots.${at}.Text`} label={t('text')} maxLength={300} required />}
      <NumberField {...millimetres} name={`Slots.${at}.X`} label={t('left')} required />
      <NumberField {...millimetres} name={`Slots.${at}.Y`} label={t('top')} required />
      <NumberField {...millimetres} min={1} name={`Slots.${at}.Width`} label={t('width')} required />
      <NumberField {...millimetres} min={1} name={`Slots.${at}.Height`} label={t('height')} required />
      {Kind !== 'Code' && Kind !== 'Code2' && (
        <SelectField
          of={form}
          name={`Slots.${at}.Align`}
          label={t('align')}
          options={slotAligns.map(value => ({ value, label: t(`aligns.${value}`) }))}
          required
        />
      )}
      {!drawn.includes(Kind) && (
        <>
          <NumberField
            of={form}
            min={4}
            max={1500}
            decimals={1}
            suffix=" pt"
            name={`Slots.${at}.FontSize`}
            label={t('fontSize')}
            required
          />
          <NumberField of={form} min={1} max={12} name={`Slots.${at}.Lines`} label={t('lines')} required />
          <SwitchField of={form} name={`Slots.${at}.Bold`} label={t('bold')} />
        </>
      )}
    </SimpleGrid>
  )
}
