import { Button } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { Section } from '../../../../../ui/kit/Section.tsx'
import { words as uiWords } from '../../../../../ui/words.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { type Category, catalog, categories, productText } from '../../../adoption/catalog.ts'
import { GetProductCategories } from '../../../adoption/contract.ts'
import type { AdoptedProduct } from '../../../adoption/model.ts'
import type { SectionProps } from '../../screens/sectionForm.ts'
import { SectionWait } from '../SectionWait.tsx'
import { ProductRow } from './ProductRow.tsx'
import classes from './Upsells.module.css'
import { words } from './words.ts'

/** Which products the building has adopted: states to read; Edit offers a note on each, which sets its state. */
export const Edit = ({ title, property, opened, mayEdit }: SectionProps) => {
  const t = useWords(words)
  const ui = useWords(uiWords)
  const [editing, setEditing] = useState(false)
  const place = { GroupId: property.GroupId, BuildingId: property.id }
  const query = useCall(GetProductCategories, { gId: property.GroupId, bId: property.id })
  if (!query.data) return <SectionWait title={title} opened={opened} query={query} height={[1440, 2070]} />
  const { ProductCategories } = query.data
  const button = mayEdit && (
    <Button
      variant="default"
      size="xs"
      leftSection={editing ? <IconCheck size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
      aria-label={editing ? `${t('done')}: ${title}` : `${ui('edit')} ${title}`}
      onClick={() => setEditing(!editing)}
    >
      {editing ? t('done') : ui('edit')}
    </Button>
  )
  return (
    <Section title={title} opened={opened} actions={button} side={<Active products={Object.values(ProductCategories).flat()} />}>
      <p className={classes.lead}>{t('lead')}</p>
      {categories.map(category => (
        <Products key={category} category={category} products={ProductCategories[category] ?? []} place={place} editing={editing} />
      ))}
    </Section>
  )
}

const Active = ({ products }: { products: readonly AdoptedProduct[] }) => {
  const t = useWords(words)
  const active = products.filter(({ State }) => State === 'Active').length
  return t('summary', { active: String(active), n: String(products.length) })
}

type ProductsProps = {
  category: Category
  products: readonly AdoptedProduct[]
  place: { GroupId: string; BuildingId: string }
  editing: boolean
}

const Products = ({ category, products, place, editing }: ProductsProps) => {
  const [language] = useLanguage()
  return (
    <section className={classes.group} aria-label={catalog[category].Text[language]}>
      <div className={classes.head}>
        <h3 className={classes.category}>{catalog[category].Text[language]}</h3>
        <span className={classes.count}>
          <Active products={products} />
        </span>
      </div>
      <ul className={classes.products}>
        {products.map(product => (
          <ProductRow
            key={product.Product}
            product={product}
            name={productText(product.Product)?.[language] ?? product.Text}
            place={place}
            editing={editing}
          />
        ))}
      </ul>
    </section>
  )
}
