import type { ReactNode } from 'react'
import type { FieldProps } from '../../../../ui/form/field.tsx'
import type { FormField } from '../model.ts'

/** What the control of a type takes: the field, and where its answer stands in a form. */
export type ControlProps<V> = FieldProps<V> & { field: FormField }
export type FieldControl = <V>(props: ControlProps<V>) => ReactNode
