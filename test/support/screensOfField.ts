import { dashboardTypes } from '../../src/features/insight/roundAnalytics/dashboard.ts'
import type { ScreenAt } from './screenAt.ts'
import type { Ids } from './screenIds.ts'

/** Screens of rounds: their lists, the builder, what their codes open. */
export const screensOfField = ({ gId, bId, round, walk, installation }: Ids): ScreenAt[] => [
  { name: 'rounds', who: 'executive', path: `/library/roundsEngine?bId=${bId}` },
  { name: 'rounds-cleaning', who: 'executive', path: `/library/roundsEngine/6?bId=${bId}` },
  { name: 'pm-library', who: 'executive', path: `/library/pmLibrary?bId=${bId}` },
  { name: 'pm-library-own', who: 'executive', path: `/library/lintelPMLibrary?bId=${bId}` },
  { name: 'round-new', who: 'executive', path: `/roundsEngineBuilder?bId=${bId}` },
  { name: 'round-new-cleaning', who: 'executive', path: `/roundsEngineBuilder/Cleaning?bId=${bId}` },
  { name: 'round-edit', who: 'executive', path: `/roundsEngineBuilder/Engineering/${round}` },
  { name: 'installation-rounds', who: 'executive', path: '/installationRound' },
  { name: 'installation-round', who: 'executive', path: `/installationRound/${installation}` },
  { name: 'round-summaries', who: 'executive', path: `/library/roundSummaries?bId=${bId}` },
  { name: 'round-errors', who: 'executive', path: `/library/roundErrors?bId=${bId}` },
  { name: 'installation-guide', who: 'executive', path: `/pdfInstallationGuide/${installation}` },
  { name: 'installation-guide-own', who: 'executive', path: `/pdfInstallationGuide/${gId}/${bId}/${installation}` },
  { name: 'round-paper', who: 'executive', path: `/pdfRoundDetail/${walk}` },
  { name: 'round-paper-own', who: 'executive', path: `/pdfRoundDetail/${gId}/${bId}/${walk}` },
  { name: 'work-letter-paper', who: 'executive', path: `/pdfWorkLetter/${gId}/${bId}/${walk}` },
  { name: 'walk-round', who: 'executive', path: `/field/${gId}/${bId}/${round}` },
  { name: 'phones', who: 'executive', path: `/library/phones?bId=${bId}` },
  { name: 'equipment-proposals', who: 'executive', path: `/library/equipmentProposals?bId=${bId}` },
  { name: 'round-schedule', who: 'executive', path: `/library/roundSchedule?bId=${bId}` },
  { name: 'my-day', who: 'executive', path: `/field?bId=${bId}` },
  { name: 'round-opened', who: 'executive', path: `/round/${gId}/${bId}/${round}` },
  { name: 'equipment-trend', who: 'executive', path: `/analytics/dashboard/equipmentTrend?bId=${bId}` },
  { name: 'inspection-report', who: 'executive', path: `/analytics/dashboard/inspectionReport?bId=${bId}` },
  { name: 'inspections-of-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalInspectionReport' },
  { name: 'team', who: 'executive', path: `/analytics/dashboard/teamPerformance?bId=${bId}` },
  { name: 'team-of-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalTeamPerformance' },
  { name: 'team-paper-alias', who: 'executive', path: `/pdfTeamPerformance/${gId}/${bId}/${Date.now() - 30 * 86_400_000}/${Date.now()}` },
  { name: 'rounds-dashboard', who: 'executive', path: `/analytics/dashboard/roundAnalytics?bId=${bId}` },
  { name: 'patrols-of-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalSecurityPatrol' },
  {
    name: 'rounds-paper-alias',
    who: 'executive',
    path: `/pdf/Engineering/${gId}/0/${bId}/${Date.now() - 30 * 86_400_000}/${Date.now()}/Rounds`,
  },
  ...dashboardTypes.flatMap((type): ScreenAt[] => [
    { name: `rounds-${type}`, who: 'executive', path: `/analytics/dashboard/roundAnalytics/${type}?bId=${bId}` },
    {
      name: `rounds-of-account-${type}`,
      who: 'executive',
      path: `/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/${type}`,
    },
  ]),
]
