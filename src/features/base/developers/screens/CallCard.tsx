import { Badge, Table } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../../../../ui/kit/CopyField.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { type CallDoc, curlOf, type Field, inputOf, outputOf } from '../document.ts'
import { words } from '../words.ts'
import classes from './developers.module.css'

/** One call: its purpose and its permissions; opened, its fields and an example. */
export const CallCard = ({ call }: { call: CallDoc }) => {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const permission = [call.operation['x-permission'] ?? t('anyone')].flat().join(' | ')
  return (
    <details className={classes.call} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <Badge variant="light" color={call.method === 'GET' ? 'blue' : 'harbour'} radius="sm" w={56}>
          {call.method}
        </Badge>
        <code className={classes.path}>{call.path}</code>
        <span className={classes.text}>{call.operation.summary}</span>
      </summary>
      {open && (
        <div className={classes.body}>
          <p className={classes.facts}>
            {t('scope')}: <b>{call.operation['x-scope']}</b> · {t('permission')}: <b>{permission}</b>
          </p>
          <Fields title={t('input')} fields={inputOf(call)} none={t('noInput')} />
          <Fields title={t('output')} fields={outputOf(call)} none="–" />
          <div className={classes.example}>
            <h3 className={classes.title}>{t('example')}</h3>
            <CopyButton label={t('example')} value={curlOf(call, window.location.origin)} />
          </div>
          <pre className={classes.code}>{curlOf(call, window.location.origin)}</pre>
        </div>
      )}
    </details>
  )
}

const Fields = ({ title, fields, none }: { title: string; fields: readonly Field[]; none: string }) => {
  const t = useWords(words)
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      {fields.length === 0 ? (
        <p className={classes.facts}>{none}</p>
      ) : (
        <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('field')}</Table.Th>
                <Table.Th>{t('type')}</Table.Th>
                <Table.Th>{t('needed')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map(field => (
                <Table.Tr key={field.name}>
                  <Table.Td>
                    <code>{field.name}</code>
                  </Table.Td>
                  <Table.Td className={classes.type}>{field.type}</Table.Td>
                  <Table.Td>{field.needed ? t('yes') : ''}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  )
}
