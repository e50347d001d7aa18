page-title = HeroHall
