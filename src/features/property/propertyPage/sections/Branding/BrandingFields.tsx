import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useContext } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { RichTextField, UploadField } from '../../../../../ui/form/fields.tsx'
import { FieldPart } from '../../../../../ui/form/parts.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buckets } from '../../../../base/files/buckets.ts'
import { fileAt } from '../../../../base/files/rules.ts'
import type { Branding } from '../../../../codes/branding/model.ts'
import { newBranding } from '../../../../codes/branding/rules.ts'
import { QrPicture } from '../../../../codes/picture/screens/QrPicture.tsx'
import { StyleFields } from '../../../../codes/picture/screens/StyleFields.tsx'
import { useLogo } from '../../../../codes/picture/screens/useLogo.ts'
import { exampleAddress, printedLink } from '../../../../codes/qr/rules.ts'
import { Verdict } from '../../../../codes/qr/screens/Verdict.tsx'
import { words as qrWords } from '../../../../codes/qr/words.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import classes from './branding.module.css'
import { words } from './words.ts'

type Props = FieldsProps<'Branding'>

/** Logos, the style of the codes with its live picture, and what the pages behind the codes show. */
export const BrandingFields = ({ form, gId }: Props) => {
  const t = useWords(words)
  return (
    <Stack gap="xl">
      <FieldPart title={t('logos')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
          <UploadField {...logo} of={form} name="Branding.LogoFilename" label={t('headerLogo')} help={t('headerLogoHelp')} />
          <UploadField {...logo} of={form} name="Branding.FaviconFilename" label={t('qrLogo')} help={t('qrLogoHelp')} />
        </SimpleGrid>
      </FieldPart>
      <FieldPart title={t('style')} lead={t('styleHelp')}>
        <Style form={form} gId={gId} />
      </FieldPart>
      <FieldPart title={t('pages')}>
        <UploadField {...hub} of={form} name="Branding.HubHeader" label={t('hubHeader')} help={t('hubHeaderHelp')} />
        <RichTextField of={form} name="Branding.HtmlPage.Header" label={t('htmlHeader')} help={t('htmlHeaderHelp')} />
        <RichTextField of={form} name="Branding.HtmlPage.Footer" label={t('htmlFooter')} help={t('htmlFooterHelp')} />
      </FieldPart>
    </Stack>
  )
}

/** Where a file of ours is, whatever host its address names. */
const placeOf = (address: string | null | undefined): string | null => {
  const file = fileAt(address)
  return file && `${file.folder}/${file.name}`
}
const fileProps = (bucket: 'Branding' | 'HubHeader') => {
  const { accept, largest } = buckets[bucket]
  return { bucket, accept, largest, preview: placeOf }
}
const [logo, hub] = [fileProps('Branding'), fileProps('HubHeader')]

const Style = ({ form, gId }: Pick<Props, 'form' | 'gId'>) => {
  const t = useWords(words)
  const q = useWords(qrWords)
  const reading = useContext(FieldMode) === 'read'
  const { Branding: branding } = form.values
  const Logo = useLogo(placeOf(branding.FaviconFilename))
  const style = { ...drawnFields(branding), ...(Logo && { Logo }) }
  const text = printedLink(window.location.origin, exampleAddress)
  const standard = () => form.put(before => ({ ...before, Branding: { ...before.Branding, ...drawnFields(newBranding()) } }))
  return (
    <div className={classes.style}>
      <div>
        <StyleFields of={form} at="Branding" narrow />
        {!reading && (
          <Button mt="md" variant="default" size="xs" onClick={standard}>
            {q('standardStyle')}
          </Button>
        )}
      </div>
      <figure className={classes.preview} aria-label={t('preview')}>
        <QrPicture text={text} style={style} />
        <Verdict
          gId={gId}
          QrCodeId={null}
          text={text}
          style={style}
          logo={branding.FaviconFilename || 'none'}
          onMend={reading ? undefined : ({ Field, Color }) => form.set(`Branding.${Field}`, Color)}
        />
      </figure>
    </div>
  )
}

// As typed, also while a colour is half written: the picture keeps the last good one.
const drawnFields = ({ BackgroundColor, FillColor, BodyShape, EyeFrame, EyeBall, EyeColor }: Branding) => ({
  BackgroundColor,
  FillColor,
  BodyShape,
  EyeFrame,
  EyeBall,
  EyeColor,
})
