import { isEmptyHtml, isEmptyPage } from '../../core/html.ts'
import { RichText, RichView } from '../kit/RichText.tsx'
import { askPicture, type PictureTerms } from './askPicture.tsx'
import { asText, type FieldProps, ReadValue, useField } from './field.tsx'

/** Rich text as HTML; with `pictures` of a bucket in it. The empty paragraph counts as nothing. */
export const RichTextField = <V,>({ pictures, ...props }: FieldProps<V> & { pictures?: PictureTerms }) => {
  const isEmpty = pictures ? isEmptyPage : isEmptyHtml
  const { reading, value, set, common } = useField(props)
  const html = asText(value)
  if (reading) return <ReadValue label={props.label}>{isEmpty(html) ? null : <RichView html={html} />}</ReadValue>
  return (
    <div {...common.wrapperProps}>
      <RichText
        label={props.label}
        value={html}
        onChange={next => set(isEmpty(next) ? '' : next)}
        {...(pictures && { askPicture: before => askPicture(pictures, before) })}
        disabled={common.disabled}
        required={props.required === true}
        {...(common.description !== undefined && { help: common.description })}
        {...(common.error !== undefined && { error: common.error })}
      />
    </div>
  )
}
