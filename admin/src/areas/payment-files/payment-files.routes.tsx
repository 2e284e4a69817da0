import {
  getPaymentFile,
  listDuePayments,
  listPaymentFiles,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';
import { duePaymentsPath } from './payment-files.paths.ts';

const dueRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: duePaymentsPath,
  staticData: { needs: [listDuePayments] },
  component: lazyRouteComponent(() => import('./due-payments-list.tsx'), 'DuePaymentsList'),
});

const filesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payment-files',
  staticData: { needs: [listPaymentFiles] },
  component: lazyRouteComponent(() => import('./payment-files-list.tsx'), 'PaymentFilesList'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/payment-files/$id',
  staticData: { needs: [getPaymentFile] },
  component: lazyRouteComponent(() => import('./payment-file-screen.tsx'), 'PaymentFileScreen'),
});

export const paymentFilesRoutes = [dueRoute, filesRoute, viewRoute] as const;
