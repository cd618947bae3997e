import { Button, SegmentedControl } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useWords } from '../../../../../ui/words.tsx'
import type { QrStyle } from '../../../picture/model.ts'
import { QrPicture } from '../../../picture/screens/QrPicture.tsx'
import { exampleAddress, printedLink } from '../../rules.ts'
import { words } from '../../words.ts'
import classes from '../qr.module.css'
import { Verdict } from '../Verdict.tsx'
import { CodeFiles } from './CodeFiles.tsx'
import { CodeLinks } from './codeLinks.ts'
import type { Code, SaveInput } from './draft.ts'
import { isHub } from './hub.ts'
import { itemForm } from './itemForm.ts'
import { PagePreview } from './pagePreview.ts'
import type { SaveForm } from './useSaveForm.ts'

/** What stands beside the form: the code as it is printed, or the page that visitors get. */
export type Side = 'code' | 'page'
export type SideProps = {
  gId: string
  code: Code | null
  form: SaveForm
  /** The button of a hub that is worked at: its page is shown in place of the hub's. */
  opened: number | null
  brand: QrStyle | null
  editing: boolean
  mayEdit: boolean
  side: Side
  onSide: (side: Side) => void
}

/** Beside the editor: the picture with its files and whether phones read it, or the visitor's page, both as they are typed. */
export const EditorSide = ({ side, onSide, ...shown }: SideProps) => {
  const t = useWords(words)
  const { gId, code, form, opened, mayEdit } = shown
  const { values } = itemForm(form, opened ?? 0)
  return (
    <>
      <div className={classes.sideHead}>
        <SegmentedControl
          size="xs"
          aria-label={t('preview')}
          value={side}
          onChange={next => onSide(next === 'page' ? 'page' : 'code')}
          data={[
            { value: 'code', label: t('sideCode') },
            { value: 'page', label: t('sidePage') },
          ]}
        />
        {code && <CodeLinks code={code} />}
        {code && (
          <Button
            component="a"
            href={code.Url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="xs"
            title={t('openHelp')}
            leftSection={<IconExternalLink size={14} aria-hidden />}
          >
            {t('open')}
          </Button>
        )}
      </div>
      {side === 'page' ? <PagePreview gId={gId} values={values} hub={isHub(values) && opened === null} /> : <Drawn {...shown} />}
      {side === 'code' && code && <CodeFiles gId={gId} code={code} dirty={form.dirty} mayEdit={mayEdit} />}
    </>
  )
}

const Drawn = ({ gId, code, form, brand, editing }: Omit<SideProps, 'side' | 'onSide'>) => {
  const t = useWords(words)
  const { values } = form
  const text = code?.Link ?? printedLink(window.location.origin, exampleAddress)
  return (
    <div className={classes.card}>
      <QrPicture text={text} style={values.Style} />
      {!code && <p className={classes.soft}>{t('previewNew')}</p>}
      <Verdict
        gId={gId}
        bId={values.BuildingId}
        QrCodeId={code?.QrCodeId ?? null}
        text={text}
        style={values.Style}
        logo={logoOf(values, code, brand)}
        onMend={editing ? ({ Field, Color }) => form.set(`Style.${Field}`, Color) : undefined}
      />
    </div>
  )
}

/** Where the logo of a draft's style comes from: the saved code has it, or the building's branding. */
const logoOf = ({ Style }: SaveInput, code: Code | null, brand: QrStyle | null): string | undefined => {
  const Href = Style?.Logo?.Href
  if (Href === code?.Style?.Logo?.Href) return undefined
  return Href && Href === brand?.Logo?.Href ? 'building' : 'none'
}
