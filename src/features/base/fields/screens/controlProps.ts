import type { ReactNode } from 'react'
import type { FieldProps } from '../../../../ui/form/field.tsx'
import type { FormField } from '../model.ts'

/** Props of a type's control: the field, and the path of its answer in the form. */
export type ControlProps<V> = FieldProps<V> & { field: FormField }
export type FieldControl = <V>(props: ControlProps<V>) => ReactNode
