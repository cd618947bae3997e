import { Input, Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import classes from './RichText.module.css'

/** A picture in rich text: its address here, what it shows, and its size in pixels, so that its place is kept while it loads. */
export type RichPicture = { src: string; alt: string; width: number | null; height: number | null }
export type RichTextProps = {
  label: string
  /** HTML; what may stay of it is decided again when it is saved. */
  value: string
  onChange(html: string): void
  disabled?: boolean
  required?: boolean
  help?: ReactNode
  error?: string
  /** Asks for a picture, or for another in place of one; null: none. Without it there are no pictures. */
  askPicture?: (before: RichPicture | null) => Promise<RichPicture | null>
}

const RichTextBox = lazy(() => import('./RichTextBox.tsx').then(module => ({ default: module.RichTextBox })))
const RichViewBox = lazy(() => import('./RichViewBox.tsx').then(module => ({ default: module.RichViewBox })))

/** An editor for rich text: bold to quote, lists and links. Loads when it is first shown. */
export const RichText = (props: RichTextProps) => {
  const { label, required = false, help, error } = props
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ id }}
      labelElement="div"
      withAsterisk={required}
      description={error ? undefined : help}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Suspense fallback={<Skeleton h={210} radius="sm" />}>
        <RichTextBox {...props} labelId={id} />
      </Suspense>
    </Input.Wrapper>
  )
}

/** Rich text as it reads, cleaned again before it is shown. */
export const RichView = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton h={40} radius="sm" />}>
    <div className={classes.view}>
      <RichViewBox html={html} />
    </div>
  </Suspense>
)
