import { Alert, Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconCopy, IconPlus, IconTools } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { markField } from '../../../../ui/form/useCallForm.ts'
import { OrderedRows } from '../../../../ui/kit/OrderedRows.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { moveIn } from '../../../../ui/kit/useFolds.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { mostStops } from '../model.ts'
import { words } from '../words.ts'
import { PickStops } from './PickStops.tsx'
import {
  duplicateStop,
  newStop,
  type RoundForm,
  type RoundValues,
  type StopTemplate,
  type StopValues,
  stopAt,
  stopIn,
} from './roundForm.ts'
import classes from './rounds.module.css'
import { StopFields } from './StopFields.tsx'

type StopsProps = { form: RoundForm; gId: string; bId: string; templates: readonly StopTemplate[] }

/** The stops of a round: picked from the library or new, put in order, each with its fields and questions. */
export const StopsEditor = ({ form, gId, bId, templates }: StopsProps) => {
  const t = useWords(words)
  const say = useSay()
  const [opened, setOpened] = useState<string | null>(null)
  const { Stops } = form.values
  const problem = form.problemAt('Stops')
  const put = (by: (stops: readonly StopValues[]) => readonly StopValues[]) =>
    form.put((before): RoundValues => ({ ...before, Stops: [...by(before.Stops)] }))
  const add = () => {
    const stop = newStop()
    put(stops => [...stops, stop])
    setOpened(stop.StopId)
  }
  const pick = () =>
    dialogs.open(
      close => (
        <PickStops
          gId={gId}
          bId={bId}
          rType={form.values.RoundType}
          without={Stops.flatMap(one => one.EquipmentId ?? [])}
          most={mostStops - Stops.length}
          onPick={pieces => {
            put(stops => [...stops, ...pieces.map(piece => stopAt(piece, templates))])
            close()
          }}
        />
      ),
      { title: t('builder.pickTitle'), size: 'xl', phone: 'full' },
    )
  return (
    <Section title={t('builder.stops')} side={String(Stops.length)} collapsible={false}>
      <Group gap="xs" mb="md">
        <Button variant="default" size="xs" leftSection={<IconTools size={16} aria-hidden />} onClick={pick}>
          {t('builder.pick')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={Stops.length >= mostStops}
          onClick={add}
        >
          {t('builder.addStop')}
        </Button>
      </Group>
      {problem && (
        <Alert color="red" mb="md" tabIndex={-1} {...markField(form, 'Stops')}>
          {say(problem)}
        </Alert>
      )}
      {Stops.length === 0 && <Text size="sm">{t('builder.noStops')}</Text>}
      {form.values.RoundId && (
        <Text size="sm" c="var(--ink-soft)" mb="sm">
          {t('builder.affects')}
        </Text>
      )}
      <OrderedRows
        rows={Stops}
        keyOf={stop => stop.StopId}
        labelsOf={index => {
          const n = String(index + 1)
          return {
            more: t('builder.more', { n }),
            drag: t('builder.drag', { n }),
            up: t('builder.up', { n }),
            down: t('builder.down', { n }),
            remove: t('builder.remove'),
          }
        }}
        tellMoved={(from, to) => `${from} → ${to}`}
        onMove={(from, to) => put(stops => moveIn(stops, from, to))}
        onRemove={index => put(stops => stops.filter((_, at) => at !== index))}
      >
        {(stop, index, order) => (
          <div className={classes.stop}>
            <StopHead
              form={form}
              stop={stop}
              index={index}
              order={order}
              isOpen={opened === stop.StopId}
              onToggle={() => setOpened(before => (before === stop.StopId ? null : stop.StopId))}
              onDuplicate={() => put(stops => stops.toSpliced(index + 1, 0, duplicateStop(stopIn(stop))))}
            />
            {(opened === stop.StopId || hasProblem(form, index)) && (
              <StopFields form={form} index={index} gId={gId} bId={bId} templates={templates} />
            )}
          </div>
        )}
      </OrderedRows>
    </Section>
  )
}

const hasProblem = (form: RoundForm, index: number): boolean => form.problems.some(({ Field }) => Field.startsWith(`Stops.${index}.`))

type HeadProps = {
  form: RoundForm
  stop: StopValues
  index: number
  order: React.ReactNode
  isOpen: boolean
  onToggle: () => void
  onDuplicate: () => void
}

const StopHead = ({ stop, index, order, isOpen, onToggle, onDuplicate }: HeadProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const asked = (stop.FormTemplateFields ?? []).length
  const facts = [
    stop.EquipmentType ? equipmentTypeLabel(stop.EquipmentType)[language] : '',
    stop.Floor,
    t('builder.questions', { n: asked }),
  ]
  return (
    <div className={classes.stopHead}>
      <UnstyledButton className={classes.stopName} onClick={onToggle} aria-expanded={isOpen}>
        {t('builder.stop', { n: String(index + 1), name: stop.EquipmentName || t('builder.unnamed') })}
        <span className={classes.soft}> · {facts.filter(Boolean).join(' · ')}</span>
      </UnstyledButton>
      <Group gap={4} wrap="nowrap">
        <Button size="compact-sm" variant="subtle" leftSection={<IconCopy size={14} aria-hidden />} onClick={onDuplicate}>
          {t('builder.duplicate')}
        </Button>
        {order}
      </Group>
    </div>
  )
}
