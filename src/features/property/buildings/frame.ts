import { IconBuildingPlus, IconBuildingSkyscraper, IconFileText } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { createLabel } from './createLabel.ts'
import { properties, propertyAdd } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'account',
      order: 30,
      label: properties.title,
      icon: IconBuildingSkyscraper,
      route: properties,
      may: 'ManageEntities',
    },
    {
      group: 'building',
      order: 10,
      label: { en: 'Building Info', es: 'Datos del edificio', fr: "Infos de l'immeuble" },
      icon: IconFileText,
      route: { path: propertyAdd.path.replace('{bId?}', '{bId}') },
      may: 'ManagePropertyInfo',
    },
  ],
  actions: [
    {
      order: 20,
      label: createLabel,
      also: 'add building property',
      icon: IconBuildingPlus,
      may: 'GlobalManageEntities',
      inAccount: true,
      to: () => href(propertyAdd),
    },
  ],
}
