import type { CallForm } from '../../../../../ui/form/useCallForm.ts'
import type { PanelForm } from '../../../functionalities/screens/panelForm.ts'
import { type Item, itemsOf, noItem, type SaveInput } from './draft.ts'
import type { SaveForm } from './useSaveForm.ts'

/** The draft of a code, seen from one of its items. */
export type ItemValues = SaveInput & { Item: Item }
/** The editor's form for one item: paths below `Item` are those of one of the code's `Items`. */
export type ItemForm = CallForm<ItemValues>

export const itemForm = (form: SaveForm, index: number): ItemForm => {
  const own = `Items.${index}.`
  const placeOf = (path: string) => (path.startsWith('Item.') ? own + path.slice('Item.'.length) : path)
  const seen = (values: SaveInput): ItemValues => seenFrom(values, index)
  return {
    ...form,
    placeOf,
    values: seen(form.values),
    problems: form.problems.map(one => (one.Field.startsWith(own) ? { ...one, Field: `Item.${one.Field.slice(own.length)}` } : one)),
    put: next =>
      form.put(before => {
        const { Item, ...values } = typeof next === 'function' ? next(seen(before)) : next
        return { ...values, Items: itemsOf(before).map((one, i) => (i === index ? Item : one)) }
      }),
    set: (path, value) => form.set(placeOf(path) as Parameters<SaveForm['set']>[0], value), // a path of the item, where it stands
    problemAt: path => form.problemAt(placeOf(path)),
    differenceAt: path => form.differenceAt(placeOf(path)),
  }
}

/** A draft as one of its items sees it; an item that is not there is an empty one. */
export const seenFrom = (values: SaveInput, index: number): ItemValues => ({ ...values, Item: itemsOf(values)[index] ?? noItem })

/** Of an item's form what a type's panel may change. */
export const panelForm = (form: ItemForm): PanelForm => ({
  ...form,
  put: next =>
    form.put(before => {
      const { TemplateFormData } = (typeof next === 'function' ? next(before) : next).Item
      return { ...before, Item: { ...before.Item, TemplateFormData } }
    }),
})
