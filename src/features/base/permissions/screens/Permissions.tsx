import { Button, CloseButton, Switch, TextInput } from '@mantine/core'
import { IconRotate2, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetRolePermissions } from '../contract.ts'
import { words } from '../words.ts'
import { MatrixTable } from './MatrixTable.tsx'
import classes from './Permissions.module.css'
import { type Matrix, type MatrixForm, rolesShown, useMatrix } from './useMatrix.ts'

/** `/permissions`: what each role may do in the chosen account. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetRolePermissions, { gId }, { quiet: true })
  if (query.data) return <Editor gId={gId} matrix={query.data} />
  return (
    <Page title={t('title')} lead={t('lead')}>
      {query.isError ? <LoadFailed query={query} text={t('failed')} /> : <LinesSkeleton lines={12} />}
    </Page>
  )
}

const Editor = ({ gId, matrix }: { gId: string; matrix: Matrix }) => {
  const t = useWords(words)
  const form = useMatrix(gId, matrix)
  const [text, setText] = useState('')
  const [all, setAll] = useState(false)
  const [differing, setDiffering] = useState(false)
  const filters = (
    <FilterRow
      first={
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={text && <CloseButton size="sm" aria-label={t('cancel')} onClick={() => setText('')} />}
          w={{ base: '100%', sm: 280 }}
        />
      }
      tools={
        <span className={classes.legend}>
          <span className={classes.mark} aria-hidden />
          {t('legend')}
        </span>
      }
      others={{
        set: (all ? 1 : 0) + (differing ? 1 : 0),
        clear: () => {
          setAll(false)
          setDiffering(false)
        },
      }}
    >
      <Switch pb={8} label={t('onlyChanged')} checked={differing} onChange={event => setDiffering(event.currentTarget.checked)} />
      <Switch pb={8} label={t('allRoles')} checked={all} onChange={event => setAll(event.currentTarget.checked)} />
    </FilterRow>
  )
  const reset = (
    <Button variant="default" leftSection={<IconRotate2 size={16} aria-hidden />} disabled={!form.anyDiffers} onClick={form.reset}>
      {t('reset')}
    </Button>
  )
  return (
    <Page title={t('title')} lead={t('lead')} actions={reset} filters={filters}>
      <MatrixTable form={form} shown={rolesShown(form.rows, all)} text={text} differing={differing} />
      <SaveBar form={form} />
    </Page>
  )
}

const SaveBar = ({ form }: { form: MatrixForm }) => {
  const t = useWords(words)
  if (form.changes === 0) return null
  return (
    <div className={classes.bar}>
      <span role="status">
        <strong>{t('changed', { n: form.changes })}</strong> · {t('affected', { n: form.users })}
      </span>
      <span className={classes.buttons}>
        <Button variant="default" onClick={form.cancel} disabled={form.saving}>
          {t('cancel')}
        </Button>
        <Button onClick={form.save} loading={form.saving}>
          {t('save')}
        </Button>
      </span>
    </div>
  )
}
