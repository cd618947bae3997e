import { useRef, useState } from 'react'
import { definitions, type FunctionalityType } from '../../../functionalities/definitions.ts'
import { isUntouched, type Template, withTemplate } from './draft.ts'
import type { ItemForm } from './itemForm.ts'
import { templateDefault } from './templateDefault.ts'

type Values = ItemForm['values']
const labels = Object.values(definitions).flatMap(one => Object.values(one.Label))

/**
 * The template defaults behind an editor: for a chosen type, and again for another location while nothing has been typed over. The
 * newest choice counts. `pending`: the type whose template is under way; `ready` waits for it, so that a quick Save takes it along.
 */
export const useTemplates = (form: ItemForm, gId: string) => {
  const last = useRef<Template | null>(null)
  const turn = useRef(0)
  const underWay = useRef<Promise<void>>(Promise.resolve())
  const [pending, setPending] = useState<FunctionalityType | null>(null)
  const load = async (QrType: string, Location: string, wanted: (values: Values) => boolean): Promise<void> => {
    const mine = ++turn.current
    const template = await templateDefault(gId, QrType, Location)
    if (mine !== turn.current) return
    setPending(null)
    if (!template) return
    form.put(values => {
      if (!wanted(values)) return values
      last.current = template
      return withTemplate(values, template, labels)
    })
  }
  const choose = (type: FunctionalityType, Location = form.values.Location): void => {
    setPending(type)
    underWay.current = load(definitions[type].QrType, Location, () => true)
  }
  return {
    pending,
    ready: () => underWay.current,
    choose,
    toLocation: (Location: string): void => {
      const { values } = form
      const untouched = (now: Values) => isUntouched(now, last.current)
      if (pending) choose(pending, Location)
      else if (values.Item.QrType && untouched(values)) underWay.current = load(values.Item.QrType, Location, untouched)
    },
  }
}
export type Templates = ReturnType<typeof useTemplates>
