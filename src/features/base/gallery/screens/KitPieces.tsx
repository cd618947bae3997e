import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { BackHeader } from '../../../../ui/kit/BackHeader.tsx'
import { Drawing } from '../../../../ui/kit/Drawing.tsx'
import type { DrawingName } from '../../../../ui/kit/drawings.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { Logo } from '../../../../ui/kit/Logo.tsx'
import { PeriodPicker } from '../../../../ui/kit/PeriodPicker.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { type StatusKind, type Token, token } from '../../../../ui/theme.ts'
import classes from './Kit.module.css'
import { buildings } from './samples.ts'

const nothing = () => undefined

const shown: readonly Token[] = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'sentiment-negative',
  'sentiment-neutral',
  'sentiment-zero',
  'sentiment-positive',
  'heat-5',
  'heat-4',
  'heat-3',
  'heat-2',
  'heat-1',
  'heat-0',
  'upsell-active',
  'upsell-implementing',
  'upsell-interested',
  'upsell-never',
  'star-1',
  'star-2',
  'star-3',
  'star-4',
  'star-5',
  'brand',
  'ink',
  'ink-soft',
  'line',
  'surface-sunken',
]
const kinds: readonly [StatusKind, string][] = [
  ['good', 'Completed'],
  ['warn', 'Due soon'],
  ['bad', 'Overdue'],
  ['info', 'Upcoming'],
  ['none', 'Off'],
]

export const Colours = () => (
  <>
    <div className={classes.row}>
      {shown.map(name => (
        <span key={name} className={classes.swatch}>
          <i style={{ background: token(name) }} />
          {name}
        </span>
      ))}
    </div>
    <div className={classes.row}>
      {kinds.map(([kind, label]) => (
        <StatusDot key={kind} kind={kind} label={label} />
      ))}
      {kinds.map(([kind, label]) => (
        <StatusDot key={kind} kind={kind} label={label} pill />
      ))}
      {(['harbour', 'green', 'amber', 'red', 'blue', 'gray'] as const).map(colour => (
        <Badge key={colour} color={colour}>
          {colour}
        </Badge>
      ))}
    </div>
  </>
)

export const Type = () => (
  <div>
    <p style={{ fontSize: 'var(--mantine-h1-font-size)', fontWeight: 640, margin: 0 }}>Harbor Point, Boston</p>
    <p style={{ margin: '4px 0' }}>
      Body text of 14 px at the desk, 16 px on a phone. ¿Dónde está el baño? Où sont les toilettes ? Łódź, Dvořák.
    </p>
    <p className="tabular" style={{ margin: 0 }}>
      Tabular: 1,111.10 · 8,888.80 · (212) 555-0142 · 11/21/2026
    </p>
  </div>
)

export const Pieces = () => {
  const [chips, setChips] = useState(['Market: Boston', 'Type: Office', 'Scanned in the last 30 days'])
  const [building, setBuilding] = useState<string | null>(null)
  return (
    <>
      <BackHeader
        title="Third-floor bathroom, east wing"
        lead="Harbor Point · Sign 204"
        level={2}
        actions={<Button variant="default">Edit</Button>}
        onBack={nothing}
      />
      <FilterRow
        chips={chips.map(label => ({ label, onRemove: () => setChips(chips.filter(chip => chip !== label)) }))}
        onClear={() => setChips([])}
      >
        <Picker label="Building" options={buildings} value={building} onChange={setBuilding} />
        <PeriodPicker onChange={nothing} />
        <Button variant="default">More filters</Button>
      </FilterRow>
      <div className={classes.wide}>
        <Section
          title="Basic information"
          level={3}
          side="4 of 11 filled"
          actions={
            <Button size="xs" variant="default">
              Edit
            </Button>
          }
        >
          <Skeletons.Lines lines={3} />
        </Section>
        <Section
          title="Terms and conditions for suppliers, visitors, residents and everybody else who enters"
          level={3}
          opened={false}
          side={<StatusDot kind="warn" label="Not signed" />}
        >
          Closed at first.
        </Section>
        <Section title="Without a fold" level={3} collapsible={false}>
          Always open.
        </Section>
      </div>
    </>
  )
}

export const States = () => (
  <div className={classes.wide}>
    <EmptyState action={<Button>Add a building</Button>} hint="Buildings hold QR codes, equipment and rounds." />
    <EmptyState
      drawing="error"
      text="Something went wrong"
      hint="The numbers could not be loaded."
      action={<Button variant="default">Try again</Button>}
    />
    <Skeletons.Table rows={5} columns={4} />
    <Skeletons.Form fields={4} />
    <Skeletons.Tiles tiles={3} />
    <Skeletons.Lines lines={5} />
  </div>
)

const names: readonly DrawingName[] = ['emptyList', 'thankYou', 'notFound', 'noPermission', 'error', 'offline']

export const Drawings = () => (
  <>
    <div className={classes.row}>
      <Logo size={16} />
      <Logo size={24} />
      <Logo size={32} wordmark />
      <Logo size={64} />
    </div>
    <div className={classes.row}>
      {names.map(name => (
        <span key={name} className={classes.drawing}>
          <Drawing name={name} />
          {name}
        </span>
      ))}
    </div>
    <Drawing name="signIn" />
  </>
)
