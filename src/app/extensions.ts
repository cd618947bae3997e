import './records.ts'
import { recordAccess, rolePermissionAccess } from '../features/base/history/record.server.ts'
import { qrCodeAccess } from '../features/codes/qr/record.server.ts'
import * as buildingFigures from '../features/insight/landing/figures.server.ts'
import { accountAccess } from '../features/property/administration/record.server.ts'
import { figureSources } from '../features/property/buildings/figures.server.ts'
import { contactAccess, tenantAccess, vendorAccess } from '../features/property/contacts/record.server.ts'
import { buildingAccess } from '../features/property/propertyPage/record.server.ts'

// What later features add to earlier ones on the server, sorted by the feature that declares the registry.

recordAccess.add(accountAccess, buildingAccess, contactAccess, qrCodeAccess, rolePermissionAccess, tenantAccess, vendorAccess)
figureSources.add(buildingFigures)
