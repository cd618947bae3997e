import { UnstyledButton } from '@mantine/core'
import { useFormats, useLanguage, useWords } from '../../../ui/words.tsx'
import { locationLabel } from '../../qr/entityTypes.ts'
import type { ScanItem } from '../model.ts'
import { words } from '../words.ts'
import classes from './scans.module.css'

/** One location or code: its scans, its share of all, and what visitors did. Opens the details. */
export const ScanCard = ({ item, share, onOpen }: { item: ScanItem; share: number; onOpen: () => void }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const [language] = useLanguage()
  const location = locationLabel(item.Location, language)
  return (
    <UnstyledButton className={classes.card} onClick={onOpen}>
      <span className={classes.head}>
        <span className={classes.name}>{item.QrCodeId ? item.DisplayText : location}</span>
        <span className={classes.soft}>{item.QrCodeId ? location : t('codes', { n: item.QrCount })}</span>
      </span>
      <span className={classes.figure}>
        {number(item.ScanCount)} <span className={classes.soft}>{t('scans')}</span>
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
      </span>
      <span className={classes.soft}>{t('share', { share: number(share, { style: 'percent', maximumFractionDigits: 1 }) })}</span>
      <span className={classes.facts}>
        <span>
          {t('sessions')} <b>{number(item.TotalSessions)}</b>
        </span>
        <span>
          {t('average')} <b>{item.AvgSession === null ? t('none') : `${number(item.AvgSession)} s`}</b>
        </span>
        <span>
          {t('engaged')} <b>{number(item.Engaged)}</b>
        </span>
      </span>
    </UnstyledButton>
  )
}
