import { Button, Select, Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconPencilPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '../../../../core/words.ts'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetVisitorPage } from '../../../codes/visitorPages/contract.ts'
import { PhoneFrame } from '../../../codes/visitorPages/screens/PhoneFrame.tsx'
import { words } from '../words.ts'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import type { ProofHub } from './ContentPages.tsx'
import classes from './contentProof.module.css'

type ProofPageProps = { gId: string; bId: string; hub: ProofHub; language: Language }

/** A phone with the page behind a code; of a hub, its buttons and each page behind them. */
export const ProofPage = ({ gId, bId, hub, language }: ProofPageProps) => {
  const t = useWords(words)
  const { ref, inViewport } = useInViewport()
  const [seen, setSeen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  const isHub = hub.Items.length > 1
  const [page, setPage] = useState('')
  const of = { gId, bId, QrCodeId: hub.QrCodeId, ...(page && { ItemId: page }), Language: language }
  const { data, isError } = useCall(GetVisitorPage, seen ? of : null, { quiet: true })
  const about = { Hub: hub.QrCodeId, Page: page || (isHub ? '' : (hub.Items[0]?.ItemId ?? '')) }
  const write = () => dialogs.open(() => <AddNoteDialog gId={gId} bId={bId} type="ContentProof" about={about} />)
  return (
    <article className={classes.page} aria-label={hub.QrName} ref={ref}>
      <div>
        <h2>{hub.QrName}</h2>
        <p className={classes.soft}>{t('digital.sign', { sign: String(hub.SignId) })}</p>
      </div>
      {isHub && (
        <Select
          aria-label={t('page')}
          value={page}
          allowDeselect={false}
          data={[{ value: '', label: t('digital.buttons') }, ...hub.Items.map(one => ({ value: one.ItemId, label: one.ButtonName }))]}
          onChange={next => setPage(next ?? '')}
        />
      )}
      <div className={classes.phone}>
        {isError && <Text c="var(--ink-soft)">{t('digital.failed')}</Text>}
        {data?.LeadsTo && <Text className={classes.leads}>{t('digital.leads', { address: data.LeadsTo })}</Text>}
        <PhoneFrame html={data?.Html ?? ''} hidden={!data?.Html} />
      </div>
      <Button
        variant="default"
        leftSection={<IconPencilPlus size={16} aria-hidden />}
        aria-label={t('digital.noteOf', { name: hub.QrName })}
        onClick={write}
      >
        {t('digital.note')}
      </Button>
    </article>
  )
}
