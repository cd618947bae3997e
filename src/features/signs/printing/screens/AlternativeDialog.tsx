import { Button, Group, MultiSelect, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPrintAlternatives } from '../contract.ts'
import type { PrintSetting } from '../model.ts'
import { type AlternativeFilter, alternativeFilters } from '../options.ts'
import { words } from '../words.ts'
import classes from './printing.module.css'
import { SignPicture } from './SignPicture.tsx'

type AlternativeProps = {
  gId: string
  bId: string
  QrCodeId: string
  /** The one that is chosen already. */
  chosen: string | null
  /** Null: the chosen one was unselected. */
  onChoose: (one: PrintSetting | null) => void
}

/** All ways of printing a sign, narrowed by filters; a click chooses one, a click on the chosen one unselects it. */
export const AlternativeDialog = ({ gId, bId, QrCodeId, chosen, onChoose }: AlternativeProps) => {
  const t = useWords(words)
  const [filter, setFilter] = useState<Partial<Record<AlternativeFilter, string[]>>>({})
  const [PrintTemplate, setTemplate] = useState<string | undefined>(undefined)
  const asked = { ...filter, ...(PrintTemplate && { PrintTemplate }) }
  const { data: found, isPlaceholderData: isOld } = useCall(GetPrintAlternatives, { gId, bId, QrCodeId, filter: asked }, { quiet: true })
  const templates = found?.Templates ?? []
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        <Select
          label={t('template')}
          data={templates.map(({ Code, Name }) => ({ value: Code, label: sayTemplate(t, Code, Name) }))}
          value={PrintTemplate ?? templates[0]?.Code ?? null}
          onChange={next => setTemplate(next ?? undefined)}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
        />
        {alternativeFilters.map(name => (
          <MultiSelect
            key={name}
            label={t(`filter.${name}`)}
            data={found?.[name] ?? []}
            value={filter[name] ?? []}
            onChange={next => setFilter(before => ({ ...before, [name]: next.length > 0 ? next : undefined }))}
            clearable
            comboboxProps={{ withinPortal: true }}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="var(--ink-soft)" role="status">
        {found ? t('found', { n: found.Total }) : ' '}
      </Text>
      <div className={classes.cards}>
        {found?.Options.map(one => (
          <OptionCard key={one.SettingId} option={one} isChosen={one.SettingId === chosen} isOld={isOld} onChoose={onChoose}>
            <SignPicture gId={gId} bId={bId} QrCodeId={QrCodeId} SettingId={one.SettingId} Headline="" name={one.Name} />
          </OptionCard>
        ))}
      </div>
    </Stack>
  )
}

const layouts = ['Standard', 'Large', 'Machine', 'Plain'] as const
/** A layout in the words of the reader, a template of the account by its name. */
const sayTemplate = (t: ReturnType<typeof useWords<typeof words.en>>, Code: string, Name: string): string => {
  const layout = layouts.find(one => one === Code)
  return layout ? t(`layouts.${layout}`) : Name
}

/** `isOld`: an option of the filters before, while those of the new ones load. */
type OptionCardProps = {
  option: PrintSetting
  isChosen: boolean
  isOld: boolean
  onChoose: AlternativeProps['onChoose']
  children: React.ReactNode
}
const OptionCard = ({ option, isChosen, isOld, onChoose, children }: OptionCardProps) => {
  const t = useWords(words)
  return (
    <div className={classes.card} data-chosen={isChosen || undefined}>
      {children}
      <Text size="sm">{option.Name}</Text>
      <Group>
        <Button
          size="xs"
          fullWidth
          variant={isChosen ? 'filled' : 'default'}
          aria-pressed={isChosen}
          disabled={isOld}
          aria-label={`${t(isChosen ? 'chosen' : 'choose')}: ${option.Name}`}
          onClick={() => onChoose(isChosen ? null : option)}
        >
          {t(isChosen ? 'chosen' : 'choose')}
        </Button>
      </Group>
    </div>
  )
}
