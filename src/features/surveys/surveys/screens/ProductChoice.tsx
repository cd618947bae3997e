import { Badge, Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useLabels } from '../../../property/buildings/screens/useLabels.ts'
import { GetProperty } from '../../../property/propertyPage/contract.ts'
import { productText } from '../catalog.ts'
import { ChooseSurveyProducts, GetAllSurveyList, GetSurveyBuilder, GetSurveyList } from '../contract.ts'
import { type SurveyBuilder, type SurveyProduct, verticals } from '../model.ts'
import { words } from '../words.ts'
import classes from './surveys.module.css'

export type Chosen = Output<typeof ChooseSurveyProducts> & { Products: SurveyProduct[] }

type Props = {
  gId: string
  bId: string
  builder: SurveyBuilder
  /** Whether vertical and products are being chosen; else they are shown. */
  choosing: boolean
  onReselect: (again: boolean) => void
  onChosen: (chosen: Chosen) => void
}

/** The vertical and the products of a survey: chosen and confirmed, then shown with Reselect. */
export const ProductChoice = (props: Props) => {
  const t = useWords(words)
  const labels = useLabels()
  const { builder, choosing, onReselect } = props
  if (choosing)
    return (
      <Section title={t('builder.products')} collapsible={false}>
        <Choosing {...props} />
      </Section>
    )
  return (
    <Section
      title={t('builder.products')}
      collapsible={false}
      actions={
        <Button variant="default" size="xs" onClick={() => onReselect(true)}>
          {t('builder.reselect')}
        </Button>
      }
    >
      <Group gap="xs">
        <Text fw={600} size="sm">
          {labels.buildingType(builder.Vertical ?? '')}
        </Text>
        {builder.Products.map(({ ProductName }) => (
          <Badge key={ProductName} variant="light" tt="none" fw={500} size="lg">
            <ProductLabel name={ProductName} />
          </Badge>
        ))}
      </Group>
    </Section>
  )
}

/** A product's name in the language of the interface. */
export const ProductLabel = ({ name }: { name: string }) => {
  const [language] = useLanguage()
  return <>{productText(name)?.[language] ?? name}</>
}

const Choosing = ({ gId, bId, builder, onReselect, onChosen }: Props) => {
  const t = useWords(words)
  const labels = useLabels()
  const [picked, setPicked] = useState<string | null>(builder.Vertical)
  const [names, setNames] = useState<readonly string[]>(builder.Products.map(one => one.ProductName))
  const property = useCall(GetProperty, { eId: bId, gId })
  const vertical = verticals.find(one => one === (picked ?? property.data?.BuildingType)) ?? null
  const offered = vertical ? (builder.VerticalToProducts[vertical] ?? []) : []
  const chosen = builder.AllProducts.filter(({ ProductName }) => names.includes(ProductName) && offered.includes(ProductName))
  const write = useWrite(ChooseSurveyProducts, {
    refresh: [GetSurveyBuilder, GetSurveyList, GetAllSurveyList],
    onSaved: saved => onChosen({ ...saved, Products: chosen }),
  })
  const confirm = () => write.run({ GroupId: gId, BuildingId: bId, BuilderId: builder.BuilderId, Vertical: vertical, Products: chosen })
  const live = builder.BuilderStatus !== null && builder.BuilderStatus !== 'Draft'
  return (
    <Stack gap="md">
      <Text size="sm" c="var(--ink-soft)">
        {live ? t('builder.live') : t('builder.productsLead')}
      </Text>
      <Select
        label={t('builder.vertical')}
        data={labels.buildingTypes}
        value={vertical}
        onChange={setPicked}
        allowDeselect={false}
        searchable
        withAsterisk
        maw={360}
      />
      {offered.length > 0 && (
        <Checkbox.Group label={t('builder.product')} withAsterisk value={[...names]} onChange={setNames}>
          <div className={classes.products}>
            {offered.map(name => (
              <Checkbox key={name} value={name} label={<ProductLabel name={name} />} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Group>
        <Button disabled={!vertical || chosen.length === 0} loading={write.running} onClick={() => void confirm()}>
          {t('builder.confirm')}
        </Button>
        {builder.BuilderId && (
          <Button variant="default" onClick={() => onReselect(false)}>
            {t('builder.keep')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
