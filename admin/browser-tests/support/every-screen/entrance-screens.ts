import { aUser, passwordLink } from '../../people-records.ts';
import type { Place, Screen } from './screen.ts';

/** The way to set a password, for a person who has just been invited. */
async function invited({ staff, server }: Place, route: string): Promise<string> {
  const { email } = await aUser(staff);
  const link = await passwordLink(server, email);
  return route.replace(/\$.*/, link.split('/').at(-1) ?? '');
}

const invitedTo = (route: string): Screen => ({
  name: route,
  route,
  viewer: 'visitor',
  open: async (place) => place.page.goto(await invited(place, route)),
});

/** They have no switch of languages. */
const ofPublicSite = (route: string): Screen => ({
  name: route,
  route,
  viewer: 'visitor',
  reopens: true,
  open: ({ page }) => page.goto(route),
});

export const entranceScreens: Screen[] = [
  { name: '/login', route: '/login', viewer: 'visitor', open: ({ page }) => page.goto('/login') },
  {
    name: '/login with what is missing',
    viewer: 'visitor',
    open: async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: '/forgot-password',
    route: '/forgot-password',
    viewer: 'visitor',
    open: ({ page }) => page.goto('/forgot-password'),
  },
  invitedTo('/reset-password/$resetToken'),
  invitedTo('/set-password/$resetPasswordToken'),
  ...['/privacy', '/legal', '/contact'].map(ofPublicSite),
  { ...ofPublicSite('/no/such/screen'), name: 'not found, for visitors', route: '$' },
];
