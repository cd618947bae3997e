import { Anchor, Button } from '@mantine/core'
import { IconQrcode, IconUserCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { qrEditor } from '../../qr/routes.ts'
import type { RequestRow } from '../contract.ts'
import { words } from '../words.ts'
import classes from './inbox.module.css'

type HandlingProps = {
  form: { id: string; dirty: boolean; saving: boolean; save: () => Promise<unknown> }
  /** Once it is done, nothing is changed any more. */
  open: boolean
  /** Puts the reader's name in; null where they may not, or it is theirs. */
  onTake: (() => void) | null
  children: ReactNode
}

/** The form of who handles what a visitor sent: its fields, with a way to take it oneself. Read by whoever came by a PIN. */
export const HandlingForm = ({ form, open: isOpen, onTake, children }: HandlingProps) => {
  const t = useWords(words)
  const { profile } = useSession()
  const open = isOpen && !isByPin(profile)
  return (
    <FieldMode value={open ? 'edit' : 'read'}>
      <form
        noValidate
        data-form={form.id}
        className={classes.column}
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        {children}
        {open && (
          <div className={classes.actions}>
            {onTake && (
              <Button variant="default" leftSection={<IconUserCheck size={16} aria-hidden />} onClick={onTake}>
                {t('take')}
              </Button>
            )}
            <Button type="submit" variant="light" disabled={!form.dirty} loading={form.saving}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </FieldMode>
  )
}

/** The page of what a visitor sent: what was said and written on the left, who handles it on the right; on a phone below. */
export const HandledLayout = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={classes.layout}>
    <div className={classes.column}>{children}</div>
    {side}
  </div>
)

type PlaceProps = {
  gId: string
  place: Pick<RequestRow, 'BuildingId' | 'BuildingName' | 'QrName' | 'Location' | 'Floor'> & { QrCodeId: string | null }
  children?: ReactNode
}

/** Where something was sent from: building, code and spot, with the way to the code; `children`: further ways. */
export const SentFrom = ({ gId, place: { BuildingId, BuildingName, QrCodeId, QrName, Location, Floor }, children }: PlaceProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  return (
    <div className={classes.links}>
      <strong>{nameIn(BuildingName, language)}</strong>
      {[QrName, Location && locationLabel(Location, language), Floor].filter(Boolean).join(', ')}
      {QrCodeId && can(qrEditor.may) && (
        <Anchor component={AddressLink} href={href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId })} inherit>
          <IconQrcode size={14} aria-hidden /> {t('openCode')}
        </Anchor>
      )}
      {children}
    </div>
  )
}
