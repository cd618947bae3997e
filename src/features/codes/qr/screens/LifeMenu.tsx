import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconHeartbeat } from '@tabler/icons-react'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useMoves } from '../../../../ui/useMoves.ts'
import { formatsIn, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, ReplaceQrCode, ResumeQrCode } from '../contract.ts'
import { isPaused, isReplaced, isToBeReplaced, type LifeState, lifeMoves, lifeOf } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'
import { words } from '../words.ts'
import type { Code } from './editor/draft.ts'
import { PauseDialog, ReplaceDialog } from './LifeDialogs.tsx'
import { NoticeDialog } from './NoticeDialogs.tsx'
import classes from './qr.module.css'

export const lifeChanges = [GetQrCodes, GetQrCode]
type LifeProps = { gId: string; code: Code; onRetire: () => void; onRestore: () => void }

/** What becomes of a printed code: pause, replace, what visitors read meanwhile, retire; and in words how it stands. */
export const LifeMenu = ({ gId, code, onRetire, onRestore }: LifeProps) => {
  const t = useWords(lifeWords)
  const qr = useWords(words)
  const offer = useMoves<LifeState, keyof typeof lifeMoves>(lifeMoves)
  const state = lifeOf(code, Date.now())
  const ids = { GroupId: gId, QrCodeId: code.QrCodeId }
  const resume = useWrite(ResumeQrCode, { done: t('resumed'), refresh: lifeChanges })
  const back = useWrite(ReplaceQrCode, { done: t('resumed'), refresh: lifeChanges })
  const open = (dialog: (close: () => void) => React.ReactNode, title: string) => dialogs.open(dialog, { title, size: 480 })
  const items = [
    { move: 'pause', run: () => open(() => <PauseDialog ids={ids} code={code} />, t('pauseTitle')) },
    { move: 'resume', run: () => void resume.run(ids), shown: code.PausedFrom !== null },
    { move: 'replace', run: () => open(close => <ReplaceDialog ids={ids} code={code} onDone={close} />, t('replaceTitle')) },
    { move: 'takeBack', run: () => void back.run(ids), shown: isToBeReplaced(code, Date.now()) },
  ] as const
  return (
    <>
      <LifeLine code={code} />
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconHeartbeat size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('life')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {items.map(({ move, run, ...item }) => {
            const offered = offer(move, state)
            if (!offered || ('shown' in item && !item.shown)) return null
            return (
              <Menu.Item key={move} onClick={run}>
                {offered.label}
              </Menu.Item>
            )
          })}
          <Menu.Item onClick={() => open(() => <NoticeDialog ids={ids} code={code} />, t('noticeTitle'))}>{t('notice')}</Menu.Item>
          <Menu.Divider />
          {code.Retired ? (
            <Menu.Item onClick={onRestore}>{qr('restore')}</Menu.Item>
          ) : (
            <Menu.Item color="red" onClick={onRetire}>
              {qr('retire')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/** How a code stands that is not simply in use. */
const LifeLine = ({ code }: { code: Code }) => {
  const t = useWords(lifeWords)
  const [language] = useLanguage()
  const { dateTime } = formatsIn(language, code.TimeZone) // what was picked are days of the building
  const { PausedFrom, PausedUntil, ReplacedFrom, ReplacedUntil } = code
  const now = Date.now()
  const pauses = PausedFrom !== null && (PausedUntil === null || now < PausedUntil)
  return (
    <>
      {isToBeReplaced(code, now) && (
        <p className={classes.soft}>
          {isReplaced(code, now) ? t('replaced') : t('willBeReplaced', { date: dateTime(ReplacedFrom ?? now) })}
          {ReplacedUntil !== null && <> · {t('replacedTo', { date: dateTime(ReplacedUntil) })}</>}
        </p>
      )}
      {pauses && !isReplaced(code, now) && (
        <p className={classes.soft}>
          {isPaused(code, now) ? t('pausedSince', { date: dateTime(PausedFrom) }) : t('willPause', { date: dateTime(PausedFrom) })}
          {PausedUntil !== null && <> · {t('pausedTo', { date: dateTime(PausedUntil) })}</>}
        </p>
      )}
    </>
  )
}
