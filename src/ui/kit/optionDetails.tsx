import { type ComboboxItem, Group, type OptionsFilter, type SelectProps, Text } from '@mantine/core'
import { holdsText } from '../../core/fold.ts'
import { useFormats } from '../words.tsx'

/** An option with what tells it from others of its name: role and trade of a person. */
export type DetailedOption = {
  value: string
  label: string
  detail?: string
  /** How many rows a list has with it, under its other filters. */
  count?: number
}

/** How a select shows options with details: the detail below the name, in the list and below the field; both are searched. Nothing without details. */
export const detailsOf = (options: readonly DetailedOption[], value: string | null): Partial<SelectProps> => {
  const details = new Map(options.flatMap(one => (one.detail ? [[one.value, one.detail]] : [])))
  const counts = new Map(options.flatMap(one => (one.count === undefined ? [] : [[one.value, one.count]])))
  if (counts.size > 0) return { renderOption: ({ option }) => <Counted of={option} count={counts.get(option.value)} /> }
  if (details.size === 0) return {}
  const found: OptionsFilter = ({ options: all, search }) =>
    all.filter(one => !('group' in one) && holds(`${one.label} ${details.get(one.value) ?? ''}`, search))
  const chosen = value === null ? undefined : details.get(value)
  return {
    filter: found,
    renderOption: ({ option }) => <Lines of={option} detail={details.get(option.value)} />,
    ...(chosen && {
      inputContainer: children => (
        <>
          {children}
          <Text size="xs" c="dimmed" mt={4}>
            {chosen}
          </Text>
        </>
      ),
    }),
  }
}

const holds = (text: string, search: string): boolean => holdsText(text, search)

const Counted = ({ of, count }: { of: ComboboxItem; count: number | undefined }) => {
  const { number } = useFormats()
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" flex={1}>
      <span>{of.label}</span>
      <Text component="span" size="xs" c="dimmed">
        {count === undefined ? '' : number(count)}
      </Text>
    </Group>
  )
}

const Lines = ({ of, detail }: { of: ComboboxItem; detail: string | undefined }) => (
  <div>
    {of.label}
    {detail && (
      <Text size="xs" c="dimmed">
        {detail}
      </Text>
    )}
  </div>
)
