import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconDownload, IconSignature } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { Document, Page } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { Skeletons } from '../kit/Skeletons.tsx'
import { useWords } from '../words.tsx'
import { markHits } from './findInPdf.ts'
import { PdfToolbar } from './PdfToolbar.tsx'
import classes from './pdf.module.css'
import { type OpenedPdf, pdfOptions } from './pdfFiles.ts'
import { pdfWords } from './pdfWords.ts'
import { useHits } from './useHits.ts'
import { firstZoom, pixelsOfPoint } from './zoom.ts'

type PdfDialogProps = { name: string; link: string; originalLink?: string | undefined }

/** A PDF file, one page at a time: read by us, never shown by the browser itself. `originalLink`: of a signed file that was cleaned. */
export const PdfDialog = ({ name, link, originalLink }: PdfDialogProps) => {
  const t = useWords(pdfWords)
  const [opened, setOpened] = useState<OpenedPdf | null>(null)
  const [failed, setFailed] = useState<'locked' | 'failed' | null>(null)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(firstZoom)
  const layer = useRef<HTMLDivElement>(null)
  const find = useHits(opened, setPage)
  const mark = useCallback(() => layer.current && markHits(layer.current, find.text), [find.text])
  if (failed)
    return (
      <div className={classes.failed}>
        <Text>{t(failed)}</Text>
        {failed === 'failed' && <Text c="var(--ink-soft)">{t('failedHint')}</Text>}
        <DownloadButton link={link} primary />
      </div>
    )
  return (
    <div className={classes.viewer}>
      <PdfToolbar
        page={page}
        pages={opened?.numPages ?? 1}
        onPage={setPage}
        zoom={zoom}
        onZoom={setZoom}
        find={find}
        download={<DownloadButton link={link} />}
      />
      {originalLink && <SignedNote link={originalLink} />}
      {/* The page is wider than its frame when it is enlarged. */}
      <div className={classes.frame} ref={layer} tabIndex={0} role="region" aria-label={t('pageAlt', { page, name })}>
        <Document
          file={link}
          options={pdfOptions}
          onLoadSuccess={setOpened}
          onLoadError={() => setFailed('failed')}
          onPassword={() => setFailed('locked')}
          loading={<Skeletons.Form fields={6} />}
          error={null}
        >
          <Page
            pageNumber={page}
            scale={zoom * pixelsOfPoint(window.innerWidth)}
            devicePixelRatio={Math.min(2, window.devicePixelRatio)}
            renderAnnotationLayer={false}
            onRenderTextLayerSuccess={mark}
            loading={null}
          />
        </Document>
      </div>
    </div>
  )
}

/** That this is a cleaned copy, with the way to the file that the signature holds for. */
const SignedNote = ({ link }: { link: string }) => {
  const t = useWords(pdfWords)
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" className={classes.signed}>
      <IconSignature size={18} aria-hidden />
      <Text size="sm">
        {t('signed')}{' '}
        <Anchor href={link} inherit>
          {t('original')}
        </Anchor>
      </Text>
    </Group>
  )
}

const DownloadButton = ({ link, primary = false }: { link: string; primary?: boolean }) => {
  const t = useWords(pdfWords)
  return (
    <Button component="a" href={link} variant={primary ? 'filled' : 'default'} leftSection={<IconDownload size={16} aria-hidden />}>
      {t('download')}
    </Button>
  )
}
