'use client';

import { ErrorPage } from '@/components/site/error-page';

export default ErrorPage;
