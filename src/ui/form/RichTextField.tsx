import { isEmptyHtml } from '../../core/html.ts'
import { RichText, RichView } from '../kit/RichText.tsx'
import { asText, type FieldProps, ReadValue, useField } from './field.tsx'

/** Rich text as HTML. The empty paragraph counts as nothing. */
export const RichTextField = <V,>(props: FieldProps<V>) => {
  const { reading, value, set, common } = useField(props)
  const html = asText(value)
  if (reading) return <ReadValue label={props.label}>{isEmptyHtml(html) ? null : <RichView html={html} />}</ReadValue>
  return (
    <div {...common.wrapperProps}>
      <RichText
        label={props.label}
        value={html}
        onChange={next => set(isEmptyHtml(next) ? '' : next)}
        disabled={common.disabled}
        required={props.required === true}
        {...(common.description !== undefined && { help: common.description })}
        {...(common.error !== undefined && { error: common.error })}
      />
    </div>
  )
}
