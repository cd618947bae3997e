import { ActionIcon, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './Gallery.module.css'
import { type Loading, useRenewal } from './useRenewal.ts'
import { words } from './words.ts'

export type GalleryPicture = {
  id: string
  /** What it shows, in words: its alternative text and its name. */
  name: string
  /** Where it is, whole and small. */
  address: string
  small?: string | undefined
  /** Below the small picture. */
  caption?: ReactNode
  /** At its corner: a button that takes it away. */
  corner?: ReactNode
}

type GalleryProps = {
  label: string
  pictures: readonly GalleryPicture[]
  /** Reads the addresses anew, where they are links that end. */
  renew?: (() => Promise<unknown>) | undefined
}

/** Small pictures side by side; one that is chosen is shown large, and the arrow keys go to the one before and the next. */
export const Gallery = ({ label, pictures, renew }: GalleryProps) => {
  const t = useWords(words)
  const loading = useRenewal(renew)
  const [shown, setShown] = useState<string | null>(null)
  const at = pictures.findIndex(({ id }) => id === shown)
  return (
    <>
      <ul className={classes.grid} aria-label={label}>
        {pictures.map(({ id, name, address, small, caption, corner }) => (
          <li key={id} className={classes.place}>
            <button type="button" className={classes.open} aria-label={t('gallery.open', { name })} onClick={() => setShown(id)}>
              <img src={small ?? address} alt={name} loading="lazy" {...loading(`${id} small`)} />
            </button>
            {corner && <span className={classes.corner}>{corner}</span>}
            {caption && <div className={classes.caption}>{caption}</div>}
          </li>
        ))}
      </ul>
      <Large
        pictures={pictures}
        at={at}
        loading={loading}
        onTurn={to => setShown(pictures[to]?.id ?? null)}
        onClose={() => setShown(null)}
      />
    </>
  )
}

type LargeProps = {
  pictures: readonly GalleryPicture[]
  at: number
  loading: (picture: string) => Loading
  onTurn: (to: number) => void
  onClose: () => void
}

const Large = ({ pictures, at, loading, onTurn, onClose }: LargeProps) => {
  const t = useWords(words)
  const picture = pictures[at]
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length)
  const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by !== undefined && pictures.length > 1) turn(by)
  }
  return (
    <Modal.Root opened={picture !== undefined} onClose={onClose} size="xl" radius="md" centered onKeyDown={press}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{picture?.name}</Modal.Title>
          <Modal.CloseButton aria-label={t('gallery.close')} />
        </div>
        <Modal.Body>
          {picture && (
            <div className={classes.large}>
              <img key={picture.id} src={picture.address} alt={picture.name} {...loading(picture.id)} />
              {pictures.length > 1 && (
                <div className={classes.foot}>
                  <ActionIcon variant="default" size="lg" aria-label={t('gallery.previous')} onClick={() => turn(-1)}>
                    <IconChevronLeft size={20} aria-hidden />
                  </ActionIcon>
                  <span aria-live="polite">{t('gallery.place', { n: at + 1, all: pictures.length })}</span>
                  <ActionIcon variant="default" size="lg" aria-label={t('gallery.next')} onClick={() => turn(1)}>
                    <IconChevronRight size={20} aria-hidden />
                  </ActionIcon>
                </div>
              )}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
