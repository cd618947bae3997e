import type { Output } from '../../../../core/call.ts'
import { sizeText } from '../../../../core/sizeText.ts'
import { ago } from '../../../../ui/ago.ts'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GetBackups } from '../contract.ts'
import { words } from '../words.ts'

/** How old and how large the newest backup is, what is not copied yet, and how the last test restore went. */
export const BackupFigures = ({ of: { Kept, LogBehind, Runs } }: { of: Output<typeof GetBackups> }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [newest] = Kept
  const test = Runs.find(({ Kind, State }) => Kind === 'TestRestore' && State !== 'Running')
  const tested = test && `${t(test.State === 'Done' ? 'good' : 'bad')}, ${ago(test.StartedDate, Date.now(), language)}`
  return (
    <section>
      <h2 className="unseen">{t('now')}</h2>
      <TileRow label={t('now')}>
        <Tile name={t('last')} figure={newest ? ago(newest.FinishedDate, Date.now(), language) : t('never')} how={t('lastHow')} />
        <Tile name={t('size')} figure={newest ? sizeText(newest.Size) : null} how={t('sizeHow')} />
        <Tile name={t('log')} figure={LogBehind === null ? t('logOff') : sizeText(LogBehind)} how={t('logHow')} />
        <Tile name={t('test')} figure={tested ?? t('never')} how={t('testHow')} />
      </TileRow>
    </section>
  )
}
