import * as buildingFigures from '../features/insight/landing/figures.server.ts'
import { figureSources } from '../features/property/buildings/figures.server.ts'

// What later features add to earlier ones on the server, sorted by the feature that declares the registry.

figureSources.add(buildingFigures)
