import './records.ts'
import { earlierNames, recordAccess, recordNames, rolePermissionAccess } from '../features/base/history/record.server.ts'
import { importNames } from '../features/base/importing/record.server.ts'
import { viewNames } from '../features/base/views/record.server.ts'
import { qrCodeAccess, qrCodeNames } from '../features/codes/qr/record.server.ts'
import * as buildingFigures from '../features/insight/landing/figures.server.ts'
import { accountAccess, channelNames } from '../features/property/administration/record.server.ts'
import { figureSources } from '../features/property/buildings/figures.server.ts'
import { buildingNames } from '../features/property/buildings/record.server.ts'
import { contactAccess, contactNames, tenantAccess, vendorAccess } from '../features/property/contacts/record.server.ts'
import { buildingAccess } from '../features/property/propertyPage/record.server.ts'
import { surveyNames } from '../features/surveys/surveys/record.server.ts'

// What later features add to earlier ones on the server, sorted by the feature that declares the registry.

recordAccess.add(accountAccess, buildingAccess, contactAccess, qrCodeAccess, rolePermissionAccess, tenantAccess, vendorAccess)
recordNames.add(...earlierNames, ...buildingNames, ...contactNames, channelNames, importNames, qrCodeNames, surveyNames, viewNames)
figureSources.add(buildingFigures)
