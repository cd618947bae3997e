import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import type { Import } from './useImport.ts'

/** Which field each column of the file fills: guessed from the header, changed here. */
export const Columns = ({ of, gId, found }: { of: ImportPages; gId: string; found: Import }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const { GetImport, GetImportRows, MapColumns } = of.calls
  const { fields, needed } = of.columns
  const [mapping, setMapping] = useState(found.Mapping)
  const save = useWrite(MapColumns, { refresh: [GetImport, GetImportRows] })
  const used = new Set(Object.values(mapping))
  const missing = needed.filter(field => !used.has(field))
  const put = (at: number, field: string | null) => {
    const others = Object.entries(mapping).filter(([place, other]) => place !== String(at) && other !== field)
    setMapping(Object.fromEntries([...others, ...(field ? [[String(at), field]] : [])]))
  }
  const columns = new Set([...Object.keys(mapping), ...Object.keys(found.Mapping)])
  const changed = [...columns].some(at => mapping[at] !== found.Mapping[at])
  return (
    <Section
      title={t('mapping')}
      side={t('mapped', { n: Object.keys(mapping).length, total: found.Header.length })}
      opened={needed.some(field => !Object.values(found.Mapping).includes(field))}
    >
      <p className={classes.hint}>{t('mappingHelp')}</p>
      {missing.length > 0 && (
        <p className={`${classes.hint} ${classes.wrong}`} role="alert">
          {t('notMapped', { fields: missing.map(field => own(`fields.${field}`)).join(', ') })}
        </p>
      )}
      <table className={classes.mapping}>
        <thead>
          <tr>
            <th scope="col">{t('fileColumn')}</th>
            <th scope="col">{t('sample')}</th>
            <th scope="col">{t('fills')}</th>
          </tr>
        </thead>
        <tbody>
          {found.Header.map((name, at) => (
            <tr key={at}>
              <td>{name || `#${at + 1}`}</td>
              <td className={classes.sample}>{(found.Samples[at] ?? '').slice(0, 60)}</td>
              <td>
                <Select
                  size="xs"
                  aria-label={t('fillsOf', { column: name || `#${at + 1}` })}
                  placeholder={t('leftOutColumn')}
                  data={fields.map(value => ({ value, label: own(`fields.${value}`) }))}
                  value={mapping[at] ?? null}
                  onChange={field => put(at, field)}
                  clearable
                  searchable
                  clearButtonProps={{ 'aria-label': t('leftOutColumn') }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        mt="md"
        disabled={!changed}
        loading={save.running}
        onClick={() => void save.run({ GroupId: gId, ImportId: found.acId, Mapping: mapping })}
      >
        {t('saveMapping')}
      </Button>
    </Section>
  )
}
