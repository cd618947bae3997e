import { Alert, Button, Group, NumberInput, Select } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { SheetNotes } from '../model.ts'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import type { Import } from './useImport.ts'

type ChoiceProps = { of: ImportPages; gId: string; found: Import; notes: SheetNotes }

/** Which sheet of a file is read, and which row names its columns; asked for at once where no column was known. */
export const SheetChoice = ({ of, gId, found, notes }: ChoiceProps) => {
  const t = useWords(words)
  const { ChooseSheet, GetImport, GetImportRows, GetImports } = of.calls
  const sheets = notes.Sheets ?? []
  const [Sheet, setSheet] = useState(notes.Name)
  const [HeaderRow, setRow] = useState(notes.HeaderRow)
  const { run, running } = useWrite(ChooseSheet, { refresh: [GetImport, GetImportRows, GetImports] })
  const unknown = Object.keys(found.Mapping).length === 0
  const changed = Sheet !== notes.Name || HeaderRow !== notes.HeaderRow
  return (
    <Section title={t('sheetChoice.title')} side={`${notes.Name} · ${notes.HeaderRow}`} opened={unknown}>
      {unknown && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />} mb="md">
          {t('sheetChoice.unknown')}
        </Alert>
      )}
      <p className={classes.hint}>{t('sheetChoice.help')}</p>
      <Group align="end" gap="md">
        {sheets.length > 1 && (
          <Select
            label={t('sheetChoice.name')}
            data={sheets}
            value={Sheet}
            onChange={next => setSheet(next ?? notes.Name)}
            allowDeselect={false}
            searchable
          />
        )}
        <NumberInput
          label={t('sheetChoice.row')}
          min={1}
          max={10_000}
          allowDecimal={false}
          w={140}
          value={HeaderRow}
          onChange={next => setRow(Math.max(1, Number(next) || 1))}
        />
        <Button
          variant="default"
          disabled={!changed}
          loading={running}
          onClick={() => void run({ GroupId: gId, ImportId: found.acId, Sheet, HeaderRow })}
        >
          {t('sheetChoice.read')}
        </Button>
      </Group>
    </Section>
  )
}
