"""For cars, motorcycles and kick scooters: kind=canister|wash|wipers|tyre|battery|truck-battery|starter|mats|seat|dashcam|cover|helmet|scooter|ulock|chain|disclock|
folding; extra= names the variant of a kind. None has a make.
"""

exec(compile(open(os.path.join(os.path.dirname(__file__), "electronics.py")).read(), "electronics.py", "exec"))

EXTRA = opt.get("extra", "")
SATIN_PAINT = lambda: mat("paint-satin", (0.8, 0.8, 0.8), 0.42, coat=0.15)
HARD = lambda: mat("hard-rubber", (0.034, 0.034, 0.037), 0.55, bump=0.15, scale=60)
TREAD = lambda: mat("tread-rubber", (0.04, 0.04, 0.042), 0.6, bump=0.12, scale=40)
LEAD = lambda: mat("lead", (0.42, 0.42, 0.43), 0.4, 1.0)
COPPER = lambda: mat("copper", (0.7, 0.32, 0.16), 0.3, 1.0)
BLUE = lambda: mat("signal-blue", (0.03, 0.14, 0.42), 0.4)
THREAD = lambda: mat("thread", (0.55, 0.52, 0.48), 0.8)
DARK_CLOTH = lambda: mat("dark-cloth", (0.04, 0.04, 0.044), 0.95, sheen=0.3, bump=0.5, scale=140)


def span_at(outline, y):
    """Where the line at y crosses a closed outline: the lowest and the highest x, or None."""
    xs = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay <= y) != (by <= y):
            xs.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return (min(xs), max(xs)) if xs else None


def key(at=(0, 0, 0), turn=0):
    """A flat key with a plastic head, lying, its head towards -y."""

    def one():
        sheet(closed([(0, -0.17), (0.15, -0.1), (0.17, 0.06), (0.07, 0.2), (-0.07, 0.2), (-0.17, 0.06), (-0.15, -0.1)], 5), 0.07, BLACK(), (0, 0, 0), 0, 0.02)
        teeth = [(-0.045, 0.16), (-0.045, 0.72), (0, 0.78), (0.045, 0.72), (0.045, 0.66), (0.015, 0.62), (0.045, 0.56), (0.01, 0.5), (0.045, 0.44), (0.02, 0.38), (0.045, 0.32), (0.045, 0.16)]
        sheet(teeth, 0.032, BRUSHED(), (0, 0, 0.02), 0, 0.003)
        ring((0, -0.19, 0.035), 0.1, 0.013, CHROME(), (25, 0, 0))

    placed(one, at, (0, 0, turn))


# Fluids and care


def canister():
    """A jerrycan of motor oil: grip at the right, spout at the left, a level strip."""
    body = SATIN_PAINT()
    soft([(x, z + 0.55) for x, z in rounded(1.0, 1.1, 0.12, 10)], 0.46, body, 0.09)
    soft([(x - 0.24, z + 0.78) for x, z in rounded(0.46, 1.0, 0.1, 10)], 0.34, body, 0.09)
    tube([(0.4, 0, 0.98), (0.42, 0, 1.2), (0.4, 0, 1.4), (0.2, 0, 1.45), (0.0, 0, 1.4), (-0.08, 0, 1.24)], [0.09, 0.075, 0.07, 0.07, 0.075, 0.09], body, n=10, flat=1.25)
    lathe([(0.15, 0), (0.15, 0.04), (0.125, 0.05), (0.125, 0.1)], body, at=(-0.25, 0, 1.27))
    lathe([(0, 0.21), (0.125, 0.21), (0.145, 0.195), (0.15, 0.17), (0.15, 0.0), (0.13, 0.0)], RED(), at=(-0.25, 0, 1.345))
    lathe([(0.15, 0.0), (0.158, 0.0), (0.158, -0.035), (0.15, -0.035)], RED(), at=(-0.25, 0, 1.335))
    for k in range(30):
        a = 2 * math.pi * k / 30
        box((0.012, 0.016, 0.13), (-0.25 + 0.15 * math.cos(a), 0.15 * math.sin(a), 1.44), RED(), 0.004, 2, (0, 0, math.degrees(a) + 90))
    for side in (-1, 1):
        for k in range(5):
            box((0.02, 0.3, 0.035), (side * 0.497, 0, 0.25 + 0.12 * k), body, 0.012)
    y = -0.2335
    label = mat("label", (0.8, 0.8, 0.8), 0.42, coat=0.2, image=opt["label"])
    shape = [(x, z + 0.53) for x, z in rounded(0.66, 0.86, 0.05)]
    add("label", [(x - 0.08, y, z) for x, z in shape], [tuple(range(len(shape)))], label, [(x / 0.66 + 0.5, (z - 0.1) / 0.86) for x, z in shape], False)
    # The strip of clear plastic that shows what is left.
    upright(rounded(0.06, 0.86, 0.028), -0.238, -0.2, mat("strip", (0.55, 0.36, 0.06), 0.25, coat=0.5), 0.006, x=0.375, z=0.53)
    for k in range(7):
        upright(rounded(0.035 if k % 2 else 0.06, 0.01, 0.004), -0.24, -0.23, WHITE(), 0, x=0.445, z=0.2 + 0.11 * k)


def spray_bottle(color, height=1.0, label=None):
    """A bottle with a trigger, its nozzle towards -x."""
    w = 0.24
    profile = curve([(0, 0), (w - 0.03, 0.0), (w, 0.03), (w, 0.3), (w * 0.98, height * 0.55), (w * 0.8, height * 0.68), (0.1, height * 0.8), (0.085, height * 0.84), (0.085, height * 0.9)], 6)
    lathe(profile, color, squash=0.72)
    lathe([(w + 0.003, height * 0.14), (w + 0.003, height * 0.48)], label or WHITE(), (-0.19, 0.19), 128, squash=0.725)
    for k, (r, z) in enumerate(((0.8, 0.38), (0.5, 0.33), (0.62, 0.28))):
        lathe([(w + 0.006, height * z), (w + 0.006, height * (z + (0.05 if k == 0 else 0.02)))], color if k == 0 else GREY(), (-0.1 * r, 0.1 * r), 128, squash=0.725)
    h = height * 0.86
    lathe([(0.1, 0), (0.115, 0.01), (0.115, 0.12), (0.09, 0.14)], BLACK(), at=(0, 0, h), n=48)
    soft(closed([(0.16, h + 0.34), (0.2, h + 0.27), (0.1, h + 0.12), (-0.06, h + 0.12), (-0.08, h + 0.22), (-0.3, h + 0.24), (-0.3, h + 0.33), (-0.1, h + 0.37), (0.05, h + 0.38)], 6), 0.13, BLACK(), 0.04)
    turned_side([(0, 0.06), (0.035, 0.06), (0.05, 0.05), (0.05, 0)], (-0.28, 0, h + 0.285), RED(), 32)
    tube([(-0.12, 0, h + 0.24), (-0.2, 0, h + 0.16), (-0.22, 0, h + 0.06), (-0.26, 0, h - 0.03)], [0.03, 0.035, 0.03, 0.02], RED(), n=6)


def sponge(at, turn=0):
    def one():
        box((0.62, 0.4, 0.2), (0, 0, 0.12), mat("sponge", (0.85, 0.6, 0.05), 0.95, bump=1.2, scale=18), 0.06, 6)

    placed(one, at, (0, 0, turn))


def wash_brush():
    """A hand brush, standing on its bristles: handle towards +x."""
    soft(closed([(-0.42, 0.22), (-0.44, 0.32), (-0.3, 0.38), (0.0, 0.38), (0.3, 0.36), (0.7, 0.44), (1.0, 0.5), (1.02, 0.42), (0.7, 0.33), (0.4, 0.24), (0.2, 0.2), (-0.3, 0.2)], 6), 0.26, SATIN_PAINT(), 0.03)
    rnd = random.Random(4)
    verts, faces = [], []
    for i in range(26):
        for j in range(10):
            x, y = -0.4 + 0.6 * i / 25, -0.11 + 0.22 * j / 9
            dx, dy = x * 0.16 + rnd.uniform(-0.02, 0.02), y * 0.5 + rnd.uniform(-0.02, 0.02)
            k = len(verts)
            for z, f in ((0.22, 0), (0.0, 1)):
                for a in range(5):
                    t = 2 * math.pi * a / 5
                    verts.append((x + 0.025 + dx * f + 0.012 * math.cos(t), y + dy * f + 0.012 * math.sin(t), z))
            faces += [(k + a, k + (a + 1) % 5, k + 5 + (a + 1) % 5, k + 5 + a) for a in range(5)]
    add("bristles", verts, faces, mat("bristles", (0.6, 0.62, 0.65), 0.8))


def cloth_fold(at, color, turn=0, w=0.7, d=0.5, h=0.2):
    def one():
        folded(w, d, h, (0, 0, 0), color, 4, 3)

    placed(one, at, (0, 0, turn))


TERRY = lambda name, color: mat(name, color, 0.98, sheen=0.5, bump=1.4, scale=60)


def wash():
    if EXTRA == "inside":
        placed(lambda: spray_bottle(SATIN_PAINT(), 1.25, mat("wash-label", (0.78, 0.8, 0.82), 0.45)), (-0.42, 0.16, 0))
        placed(lambda: spray_bottle(mat("bottle-blue", (0.04, 0.2, 0.5), 0.25, coat=0.4), 1.25), (0.2, 0.2, 0))
        cloth_fold((0.62, -0.32, 0), TERRY("cloth-grey", (0.3, 0.31, 0.33)), 10, 0.8, 0.56, 0.16)
        cloth_fold((0.62, -0.32, 0.16), TERRY("cloth-blue", (0.04, 0.22, 0.55)), 4, 0.78, 0.54, 0.16)

        def detail_brush():
            lying(curve([(0, -0.55), (0.06, -0.54), (0.065, -0.3), (0.05, 0.0), (0.06, 0.16), (0.065, 0.2), (0, 0.2)], 6), (0, 0, 0.08), BLACK())
            lying([(0.066, 0.16), (0.075, 0.17), (0.075, 0.27), (0.066, 0.28)], (0, 0, 0.08), CHROME())
            lying(curve([(0.06, 0.27), (0.1, 0.45), (0.11, 0.6), (0.07, 0.64), (0, 0.65)], 6), (0, 0, 0.09), mat("brush-hair", (0.06, 0.05, 0.04), 0.9, bump=1.5, scale=50))

        placed(detail_brush, (-0.42, -0.5, 0), (0, 0, -68))
        return
    bucket = SATIN_PAINT()
    profile = [(0, 0.02), (0.46, 0.02), (0.48, 0.0), (0.5, 0.02), (0.6, 0.98), (0.66, 1.0), (0.66, 1.05), (0.6, 1.06), (0.57, 1.0), (0.48, 0.1), (0, 0.1)]
    lathe(profile, bucket)
    for k in range(2):
        lathe([(0.578 - 0.02 * k, 0.86 - 0.16 * k), (0.6 - 0.02 * k, 0.865 - 0.16 * k), (0.6 - 0.02 * k, 0.89 - 0.16 * k), (0.58 - 0.02 * k, 0.9 - 0.16 * k)], bucket)
    tube([(-0.66, 0, 0.92), (-0.7, -0.3, 0.8), (-0.5, -0.6, 0.64), (0, -0.76, 0.56), (0.5, -0.6, 0.64), (0.7, -0.3, 0.8), (0.66, 0, 0.92)], 0.018, STEEL(), n=12)
    tube([(-0.2, -0.755, 0.568), (0, -0.78, 0.56), (0.2, -0.755, 0.568)], 0.045, BLACK(), n=6)
    for s in (-1, 1):
        lathe([(0, 0.06), (0.06, 0.06), (0.07, 0.04), (0.07, 0)], bucket, at=(s * 0.6, 0, 0.92), n=32).rotation_euler = (0, math.radians(90 * s), 0)
    # What stands in the bucket: a brush, a bottle and a cloth over the rim.
    placed(lambda: spray_bottle(mat("bottle-blue", (0.04, 0.2, 0.5), 0.25, coat=0.4), 1.25), (-0.2, 0.12, 0.42), (0, -8, 10))

    def long_brush():
        tube([(0, 0, 0), (0, 0, 1.1)], 0.05, BLACK(), round_=False)
        tube([(0, 0, 0.9), (0, 0, 1.1), (0, 0, 1.16)], [0.06, 0.07, 0.06], RED(), n=5)
        lathe(curve([(0.05, 1.12), (0.16, 1.2), (0.24, 1.42), (0.2, 1.66), (0.08, 1.76), (0, 1.77)], 6), mat("brush-wool", (0.7, 0.72, 0.74), 0.95, bump=2.0, scale=26))

    placed(long_brush, (0.2, 0.16, 0.1), (8, 16, 0))

    def over_rim():
        path = curve([(-0.05, 0, 0.8), (0.0, 0, 1.12), (0.1, 0, 1.16), (0.16, 0, 1.04), (0.17, 0, 0.72), (0.16, 0, 0.4)], 8)
        n = len(path) - 1

        def at(u, v):
            t = v * n
            i = min(int(t), n - 1)
            p = Vector(path[i]).lerp(Vector(path[i + 1]), t - i)
            w = 0.27 + 0.03 * v
            return (p.x + 0.028 * math.sin(u * 17 + 0.6) * (0.3 + v), (u - 0.5) * 2 * w, p.z + 0.02 * math.sin(u * 9) * v)

        surface(at, 50, 50, TERRY("cloth-green", (0.1, 0.4, 0.22)), thick=0.03)

    placed(over_rim, (0.36, -0.44, 0), (0, 0, -50))
    sponge((-0.66, -0.62, 0), 18)
    placed(wash_brush, (0.36, -1.0, 0), (0, 0, 14))


# Wipers


def blade(length, hybrid):
    """A wiper blade along x, its rubber lip down, a little arched."""
    h = length / 2
    arch = lambda x: 0.16 - 0.13 * (x / h) ** 2
    n = 40
    width = lambda x: (0.1 - 0.055 * abs(x / h) ** 1.5)
    sections = []
    for i in range(n + 1):
        x = -h + length * i / n
        w, z = width(x), arch(x)
        # A spoiler: high at the back, low at the front.
        sections.append([(x, -w, z), (x, -w * 0.7, z + 0.03), (x, 0.1 * w, z + 0.055), (x, w * 0.75, z + 0.12), (x, w, z + 0.11), (x, w, z + 0.0)])
    o = loft(sections, HARD(), "spoiler")
    bevelled(o, 0.008, 2, 40)
    tube([(-h + length * i / n, 0, arch(-h + length * i / n) - 0.012) for i in range(n + 1)], 0.03, RUBBER(), round_=False, flat=0.8)
    surface(lambda u, v: (-h * 0.99 + length * 0.99 * u, 0.012 * math.sin(v * 3), arch(-h + length * u) - 0.03 - 0.075 * v), 60, 3, mat("lip", (0.02, 0.02, 0.022), 0.55), thick=0.012)
    for s in (-1, 1):
        box((0.12, width(h) * 2.4, 0.13), (s * (h - 0.02), 0, arch(h) + 0.05), BLACK(), 0.03)
    # The joint in the middle.
    box((0.5, 0.23, 0.17), (0, 0, arch(0) + 0.09), DARK(), 0.05, 6)
    box((0.3, 0.15, 0.09), (0, 0, arch(0) + 0.2), GREY(), 0.03)
    box((0.1, 0.155, 0.05), (0.06, 0, arch(0) + 0.235), DARK(), 0.015)
    if hybrid:
        for s in (-1, 1):
            sections = []
            for i in range(13):
                x = s * (0.2 + (h * 0.66 - 0.2) * i / 12)
                w, z = 0.14 - 0.05 * i / 12, arch(x)
                sections.append([(x, -w, z - 0.01), (x, -w * 0.8, z + 0.06), (x, w * 0.3, z + 0.13), (x, w, z + 0.16), (x, w * 1.06, z + 0.14), (x, w * 1.06, z - 0.01)])
            bevelled(loft(sections, mat("shell-black", (0.018, 0.018, 0.02), 0.28, coat=0.4), "shell"), 0.012, 3, 40)


def wipers():
    placed(lambda: blade(3.2, EXTRA == "hybrid"), (0.0, 0.36, 0))
    placed(lambda: blade(2.8, EXTRA == "hybrid"), (0.1, -0.2, 0))
    for k in range(4):

        def adapter(k=k):
            box((0.3, 0.15, 0.12), (0, 0, 0.06), DARK(), 0.03)
            box((0.12, 0.16, 0.1), (-0.16 + 0.04 * k, 0, 0.1), BLACK(), 0.03)
            tube([(0.06, -0.085, 0.07), (0.06, 0.085, 0.07)], 0.035, GREY(), round_=False)

        placed(adapter, (-0.65 + 0.46 * k, -0.68 - 0.03 * (k % 2), 0), (0, 0, 12 - 9 * k))


# Tyres


def tyre():
    """Standing, its axis along y; the tread is cut into the skin."""
    van = EXTRA == "van"
    all_season = EXTRA == "all-season"
    half = 0.33 if not van else 0.36
    bead = 0.62 if not van else 0.58
    profile = curve([(half * 0.82, bead + 0.0), (half * 0.98, bead + 0.03), (half * 1.06, bead + 0.09), (half * 1.12, bead + 0.19), (half * 1.08, 0.9), (half * 1.0, 0.955), (half * 0.93, 0.985), (half * 0.84, 0.995)], 7)
    tread_n, n = 84, 1008
    line = profile[:-1] + [(half * 0.84 * (1 - 2 * i / tread_n), 0.995 + 0.008 * (1 - (1 - 2 * i / tread_n) ** 2)) for i in range(tread_n + 1)] + [(-x, r) for x, r in reversed(profile[:-1])]
    m = len(line)

    def cut(x, t):
        """How deep the tread is at this place across (-1 to 1) and turn."""
        a = abs(x)
        if all_season:
            # Arrows: grooves that run from the middle back to the shoulders.
            p = (t * 56 + (a**0.8) * 2.3) % 1
            if a > 0.05 and p < 0.22 and a < 1.2:
                return 0.034 if a < 0.98 else 0.03
            q = (t * 112 + a * 7.0) % 1
            if 0.1 < a < 0.92 and q < 0.14:
                return 0.016
            return 0.034 if a < 0.03 or 0.46 < a < 0.53 else 0.0
        if van:
            if any(abs(a - g - 0.018 * math.copysign(1, math.sin(t * 2 * math.pi * 44))) < 0.045 for g in (0.24, 0.68)):
                return 0.036
            p = (t * 44 + (0.5 if x > 0 else 0)) % 1
            if a > 0.7 and p < 0.2:
                return 0.036
            q = (t * 88 + x * 1.4) % 1
            return 0.015 if a < 0.62 and q < 0.12 else 0.0
        if any(abs(x - g) < w for g, w in ((-0.62, 0.05), (-0.2, 0.06), (0.22, 0.06), (0.62, 0.045))):
            return 0.034
        if a > 0.66:
            p = (t * 66 + 0.35 * (a - 0.66) * (1 if x > 0 else -1)) % 1
            return 0.03 if p < 0.16 else 0.0
        if a > 0.24:
            p = (t * 66 + x * 1.6) % 1
            return 0.024 if p < 0.12 and a < 0.5 else 0.0
        p = (t * 66 - x * 1.2) % 1
        return 0.01 if p < 0.08 and a > 0.06 else 0.0

    def at(u, v):
        j = min(int(round(v * (m - 1))), m - 1)
        y, r = line[j]
        x = y / (half * 0.84)
        if r > 0.9:
            d = cut(x, u)
            if abs(x) > 1:
                d *= max(0.0, min(1.0, (1.26 - abs(x)) / 0.2)) if not (all_season or van) else max(0.0, min(1.0, (1.3 - abs(x)) / 0.16))
            r -= d
        a = 2 * math.pi * u
        # The wall's fine ribs.
        if 0.84 < r < 0.9:
            y += math.copysign(0.004 * (1 if (u * 240) % 1 < 0.5 else 0), y)
        return (r * math.cos(a), y, r * math.sin(a) + 1)

    surface(at, n, m - 1, TREAD(), wrap=True, angle=32)
    # The walls' rings, the inside and the bead.
    for s in (-1, 1):
        for r, y in ((bead + 0.115, half * 1.075), (0.885, half * 1.09)):
            o = lathe([(r - 0.012, -0.02), (r - 0.008, 0.006), (r + 0.008, 0.006), (r + 0.012, -0.02)], HARD(), n=160)
            o.rotation_euler = (math.radians(-90 * s), 0, 0)
            o.location = (0, s * y, 1)
    inside = [(bead, half * 0.82), (bead + 0.03, half * 0.84), (bead + 0.1, half * 0.96), (0.86, half * 0.94), (0.93, half * 0.6), (0.94, 0), (0.93, -half * 0.6), (0.86, -half * 0.94), (bead + 0.1, -half * 0.96), (bead + 0.03, -half * 0.84), (bead, -half * 0.82)]
    o = lathe(curve(inside, 4), mat("inner-rubber", (0.02, 0.02, 0.021), 0.85), n=160)
    o.rotation_euler = (math.radians(90), 0, 0)
    o.location = (0, 0, 1)
    # Raised letters of the kind all tyres bear, around the wall.
    text = {"": "TUBELESS  RADIAL", "all-season": "ALL SEASON  M+S", "van": "REINFORCED  C"}[EXTRA]
    r, size = (bead + 0.885) / 2 + 0.035, 0.1
    for start in (90, 270):
        for k, letter in enumerate(text):
            if letter == " ":
                continue
            a = math.radians(start + (len(text) / 2 - k - 0.5) * 4.6)
            letters(letter, size, (r * math.cos(a), -half * 1.105, 1 + r * math.sin(a)), HARD(), (90, -math.degrees(a) + 90, 0), 0.014)


# Power


def battery():
    w, d, h = 1.5, 0.95, 0.98
    body = SATIN_PAINT()
    box((w, d, h), (0, 0, h / 2), body, 0.035, 4)
    box((w + 0.05, d + 0.05, 0.09), (0, 0, 0.06), body, 0.02)
    lid = mat("battery-lid", (0.03, 0.031, 0.034), 0.4)
    box((w + 0.04, d + 0.04, 0.24), (0, 0, h + 0.06), lid, 0.03, 4)
    box((w - 0.5, d - 0.36, 0.08), (0, 0.1, h + 0.2), lid, 0.03, 4)
    for k in range(6):
        lathe([(0, 0.035), (0.06, 0.035), (0.075, 0.02), (0.075, 0)], DARK(), at=(-0.42 + 0.168 * k, 0.16, h + 0.235), n=32)
    # Ribs of the wall.
    for side in (-1, 1):
        for k in range(6):
            box((0.03, d * 0.82, 0.03), (side * w / 2, 0, 0.2 + 0.12 * k), body, 0.012)
    for x, color in ((-0.56, RED()), (0.56, BLACK())):
        box((0.3, 0.36, 0.02), (x, -0.24, h + 0.182), mat("pit", (0.02, 0.02, 0.021), 0.5), 0.01)
        lathe([(0.15, 0), (0.15, 0.03), (0.125, 0.035), (0.12, 0.02)], color, at=(x, -0.24, h + 0.19), n=48)
        lathe([(0, 0.17), (0.075, 0.17), (0.085, 0.16), (0.1, 0.0)], LEAD(), at=(x, -0.24, h + 0.19), n=48)
        lathe([(0.0, 0.172), (0.03, 0.172), (0.034, 0.17)], GREY(), at=(x, -0.24, h + 0.19), n=24)
        box((0.14, 0.03, 0.03), (x, -0.49, h + 0.1), color, 0.01)
        if color == RED():
            box((0.03, 0.03, 0.14), (x, -0.49, h + 0.1), color, 0.01)
    # The handle, folded down over the lid.
    tube([(-0.3, -0.45, h + 0.19), (-0.3, -0.3, h + 0.225), (-0.2, -0.24, h + 0.23), (0.2, -0.24, h + 0.23), (0.3, -0.3, h + 0.225), (0.3, -0.45, h + 0.19)], 0.032, DARK(), n=8)
    disc(0.045, 0.01, (0.3, -0.488, h + 0.07), glow("eye", (0.1, 0.75, 0.2), 0.7), ring=BLACK())
    y = -d / 2
    upright(rounded(1.22, 0.66, 0.04), y - 0.006, y + 0.01, mat("battery-label", (0.78, 0.78, 0.77), 0.4, coat=0.3), 0, z=0.5)
    upright(rounded(1.22, 0.2, 0.03), y - 0.009, y, RED(), 0, z=0.73)
    bolt = [(0.05, 0.2), (-0.1, -0.02), (-0.01, -0.02), (-0.05, -0.2), (0.1, 0.03), (0.01, 0.03)]
    upright([(x * 1.15, z * 1.15) for x, z in bolt], y - 0.012, y, YELLOW(), 0, x=-0.4, z=0.4)
    letters("12V", 0.36, (0.13, y - 0.009, 0.4), mat("ink", (0.03, 0.03, 0.035), 0.5), deep=0.004)
    for k, width in enumerate((0.5, 0.38)):
        upright(rounded(width, 0.035, 0.015), y - 0.011, y, WHITE(), 0, x=-0.24 - (0.5 - width) / 2, z=0.76 - 0.065 * k)


def truck_battery():
    """A long battery for heavy duty: ribbed walls, both poles at one end, handles of cord."""
    w, d, h = 2.3, 0.94, 0.86
    body, lid = SATIN_PAINT(), mat("battery-lid", (0.03, 0.031, 0.034), 0.4)
    box((w, d, h), (0, 0, h / 2), body, 0.035, 4)
    box((w + 0.05, d + 0.05, 0.1), (0, 0, 0.065), body, 0.025)
    box((w + 0.05, d + 0.05, 0.18), (0, 0, h + 0.05), lid, 0.03, 4)
    box((w - 0.62, 0.34, 0.09), (0.16, 0.0, h + 0.16), lid, 0.03, 4)
    top = h + 0.14
    for k in range(6):
        lathe([(0, 0.05), (0.085, 0.05), (0.1, 0.035), (0.1, 0)], DARK(), at=(-0.5 + 0.265 * k, 0, top + 0.055), n=32)
        box((0.12, 0.022, 0.014), (-0.5 + 0.265 * k, 0, top + 0.106), GREY(), 0.005, 2)
    for x in [-1.06, -0.96] + [0.62 + 0.11 * k for k in range(5)]:
        for y in (-1, 1):
            box((0.045, 0.04, h * 0.72), (x, y * d / 2, 0.47), body, 0.016)
    for side in (-1, 1):
        for k in range(5):
            box((0.04, 0.045, h * 0.5), (side * w / 2, -0.32 + 0.16 * k, 0.37), body, 0.016)
    for y, color in ((-0.29, RED()), (0.29, BLUE())):
        x = -0.94
        lathe([(0.16, 0), (0.16, 0.03), (0.13, 0.035), (0.125, 0.02)], color, at=(x, y, top), n=48)
        lathe([(0, 0.18), (0.08, 0.18), (0.09, 0.17), (0.105, 0.0)], LEAD(), at=(x, y, top), n=48)
    cord = mat("cord", (0.62, 0.5, 0.12), 0.85)
    for side in (-1, 1):
        x = side * (w / 2 + 0.03)
        box((0.1, 0.62, 0.12), (x, 0, h + 0.02), lid, 0.03)
        out = side * 0.17
        tube(
            [
                (x, -0.22, h - 0.02), (x + out * 0.5, -0.22, h - 0.1), (x + out, -0.17, h - 0.19),
                (x + out, 0.17, h - 0.19), (x + out * 0.5, 0.22, h - 0.1), (x, 0.22, h - 0.02)
            ],
            0.03, cord
        )
        tube([(x + out, -0.15, h - 0.19), (x + out, 0.15, h - 0.19)], 0.052, lid, round_=False)
    y = -d / 2
    upright(
        rounded(1.3, 0.6, 0.04), y - 0.008, y + 0.01, mat("battery-label", (0.78, 0.78, 0.77), 0.4, coat=0.3), 0,
        x=-0.16, z=0.47
    )
    upright(rounded(0.36, 0.6, 0.04), y - 0.011, y, YELLOW(), 0, x=-0.63, z=0.47)
    bolt = [(0.05, 0.2), (-0.1, -0.02), (-0.01, -0.02), (-0.05, -0.2), (0.1, 0.03), (0.01, 0.03)]
    upright(
        [(x * 1.2, z * 1.2) for x, z in bolt], y - 0.014, y, mat("ink", (0.03, 0.03, 0.035), 0.5), 0, x=-0.63, z=0.47
    )
    letters("12V", 0.3, (0.02, y - 0.011, 0.58), mat("ink", (0.03, 0.03, 0.035), 0.5), deep=0.004)
    letters("180Ah", 0.2, (0.02, y - 0.011, 0.33), RED(), deep=0.004)
    box((0.12, 0.03, 0.03), (-1.02, y - 0.03, h + 0.06), RED(), 0.01)
    box((0.03, 0.03, 0.12), (-1.02, y - 0.03, h + 0.06), RED(), 0.01)


def clamp(color):
    """A crocodile clip lying, its jaws towards -y, of copper teeth."""
    for s in (-1, 1):
        arm = [(0.02, -0.52), (0.05, -0.56), (0.1, -0.5), (0.13, -0.3), (0.12, -0.08), (0.19, 0.3), (0.24, 0.56), (0.17, 0.6), (0.1, 0.34), (0.03, 0.0), (0.05, -0.24)]
        o = sheet([(s * x, y) for x, y in (closed(arm, 4) if s > 0 else list(reversed(closed(arm, 4))))], 0.13, color, (0, 0, 0.04), 0, 0.025)
        for k in range(5):
            box((0.05, 0.045, 0.1), (s * (0.042 + 0.006 * k), -0.48 + 0.07 * k, 0.105), COPPER(), 0.01, 2)
    lathe([(0, 0.21), (0.06, 0.21), (0.07, 0.19), (0.07, 0.02)], STEEL(), at=(0, 0.02, 0), n=32)
    tube([(-0.13, 0.3, 0.11), (0, 0.16, 0.11), (0.13, 0.3, 0.11)], 0.02, STEEL(), n=6)


def starter():
    """A jump starter standing on its long edge, with its leads."""
    air = EXTRA == "air"
    w, h, d = (1.9, 0.98, 0.62) if air else (1.7, 0.86, 0.4)
    shell = SATIN_PAINT()
    soft([(x, z + h / 2 + 0.02) for x, z in rounded(w, h, 0.2, 8)], d, shell, 0.08)
    for x in (-w / 2 + 0.12, w / 2 - 0.12):
        upright(rounded(0.3, h + 0.05, 0.1), -d / 2 - 0.012, d / 2 + 0.012, HARD(), 0.05, x=x, z=h / 2 + 0.02)
    y = -d / 2
    upright(rounded(0.84, 0.52, 0.06), y - 0.012, y + 0.02, LENS(), 0.01, x=-0.14, z=h / 2 + 0.04)
    letters("100%", 0.2, (-0.14, y - 0.014, h / 2 + 0.1), glow("digits", (0.5, 0.85, 1.0), 1.5), deep=0.002)
    for k in range(5):
        upright(rounded(0.09, 0.06, 0.012), y - 0.0145, y, glow("bar", (0.15, 0.8, 0.35), 1.2), 0, x=-0.38 + 0.12 * k, z=h / 2 - 0.1)
    disc(0.11, 0.03, (0.45, y, h / 2 + 0.1), DARK(), ring=RED())
    ring_power = [(0.05 * math.sin(math.radians(a)), -0.05 * math.cos(math.radians(a)) * -1) for a in range(40, 321, 20)]
    tube([(0.45 + x, y - 0.034, h / 2 + 0.1 - z) for x, z in ring_power], 0.008, WHITE(), round_=False)
    upright(rounded(0.18, 0.08, 0.03), y - 0.01, y, BLACK(), 0.006, x=0.45, z=h / 2 - 0.16)
    # The lamp at the left end and the socket of the leads at the right.
    turned_side([(0.0, 0.02), (0.16, 0.03), (0.2, 0.035), (0.22, 0.02), (0.22, -0.05)], (-w / 2, 0, h / 2), CHROME(), 48)
    turned_side([(0.0, 0.04), (0.17, 0.036)], (-w / 2, 0, h / 2), glow("lamp", (1, 0.97, 0.9), 0.8), 48)
    sx = w / 2
    box((0.26, 0.3, 0.3), (sx + 0.1, 0, h / 2 - 0.05), BLUE() if not air else DARK(), 0.04)
    for k, (color, name, dy) in enumerate(((RED(), "red", -0.08), (BLACK(), "black", 0.08))):
        end = (0.42, -1.0, 0.1) if k == 0 else (1.16, -0.84, 0.1)
        turn = -38 if k == 0 else 10
        a = math.radians(turn)
        back = (end[0] - 0.46 * math.sin(a), end[1] + 0.46 * math.cos(a))
        far = (end[0] - 0.9 * math.sin(a), end[1] + 0.9 * math.cos(a))
        tube([(sx + 0.2, dy, h / 2 - 0.05), (sx + 0.42 + 0.12 * k, dy, h / 2 - 0.08), (sx + 0.5 + 0.2 * k, dy - 0.12, 0.26), ((far[0] + sx + 0.5) / 2 + 0.1, far[1] + 0.1, 0.08), (back[0], back[1], 0.1), (end[0], end[1] + 0.1, 0.12)], 0.055, color, n=12)
        placed(lambda color=color: clamp(color), (end[0], end[1], 0.0), (0, 0, turn))
    if air:
        # The hose of the compressor, wound over the top, and its connector.
        tube([(-0.6, 0.05, h), (-0.62, 0.0, h + 0.16), (-0.3, -0.02, h + 0.24), (0.2, 0.0, h + 0.2), (0.5, 0.02, h + 0.24), (0.72, 0.0, h + 0.14), (0.74, -0.2, h - 0.04), (0.7, -0.36, h - 0.2), (0.66, -0.46, 0.4), (0.4, -0.62, 0.07), (-0.1, -0.72, 0.06), (-0.6, -0.7, 0.06)], 0.05, RUBBER(), n=12)
        lying([(0.0, -0.22), (0.06, -0.22), (0.075, -0.18), (0.075, 0.0), (0.055, 0.02), (0.055, 0.14), (0, 0.14)], (-0.74, -0.69, 0.075), BRASS(), 88)
    else:
        upright(rounded(0.5, 0.14, 0.06), y - 0.004, y + 0.01, HARD(), 0.01, x=-0.14, z=0.14)


# Inside the car

MAT_FRONT = [(-0.5, -0.72), (0.5, -0.72), (0.53, -0.3), (0.53, 0.25), (0.44, 0.62), (0.34, 0.74), (-0.3, 0.76), (-0.5, 0.5), (-0.56, 0.2), (-0.55, -0.3)]
MAT_REAR = [(-0.52, -0.34), (0.52, -0.34), (0.54, 0.0), (0.5, 0.3), (0.3, 0.36), (-0.3, 0.36), (-0.5, 0.3), (-0.54, 0.0)]


def mat_of(points, carpet, mirror=False):
    out = [(-x if mirror else x, y) for x, y in points]
    if mirror:
        out.reverse()
    out = closed(out, 6)
    # Round corners: the outline is drawn a little towards the mean of its neighbours.
    n = len(out)
    rim = [(x, y, 0.045) for x, y in out] + [(out[0][0], out[0][1], 0.045)]
    front = len(points) == len(MAT_FRONT)
    low, high = min(y for x, y in out), max(y for x, y in out)
    if carpet:
        pile = mat("paint-pile", (0.72, 0.72, 0.72), 1.0, sheen=0.5, bump=1.6, scale=90)
        sheet(out, 0.06, pile, (0, 0, 0), 0, 0.015)
        tube(rim, 0.036, mat("binding", (0.03, 0.03, 0.032), 0.85, bump=0.6, scale=120), round_=False, flat=0.9)
        inner = [(x * 0.93, y * 0.95, 0.062) for x, y in out]
        stitches(inner + [inner[0]], THREAD(), 0.045, 0.006)
        if front:
            s = -1 if mirror else 1
            sheet([(x + s * 0.12, y - 0.16) for x, y in rounded(0.5, 0.46, 0.07)], 0.075, HARD(), (0, 0, 0), 0, 0.01)
            for k in range(6):
                box((0.42, 0.03, 0.02), (s * 0.12, -0.34 + 0.072 * k, 0.078), HARD(), 0.008)
        return
    rubber = mat("paint-rubber", (0.66, 0.66, 0.66), 0.62, bump=0.06, scale=60)
    sheet(out, 0.045, rubber, (0, 0, 0), 0, 0.01)
    high_rim = EXTRA == "tray"
    if high_rim:
        loops = [[(x * a, y * b, z) for x, y in out] for a, b, z in ((0.955, 0.965, 0.03), (0.985, 0.99, 0.16), (1.0, 1.0, 0.17), (1.015, 1.012, 0.16), (1.0, 1.0, 0.0))]
        loft(loops, rubber, "rim", caps=False)
    else:
        tube(rim, 0.036, rubber, round_=False)
    border = [(x * 0.86, y * 0.9) for x, y in out]
    tube([(x, y, 0.045) for x, y in border + border[:1]], 0.018, rubber, round_=False)
    rows = 18 if front else 9
    bl, bh = min(y for x, y in border), max(y for x, y in border)
    for k in range(1, rows):
        y = bl + (bh - bl) * k / rows
        s = span_at(border, y)
        if not s:
            continue
        a, b = s[0] + 0.03, s[1] - 0.03
        # Each ridge is an arrow, open in the middle, for what runs off.
        mid = (a + b) / 2
        tube([(a, y, 0.045), (mid - 0.05, y - 0.06, 0.045)], 0.02, rubber, round_=False, flat=0.9)
        tube([(mid + 0.05, y - 0.06, 0.045), (b, y, 0.045)], 0.02, rubber, round_=False, flat=0.9)
    for x, y in ((-0.2, low + 0.035), (0.2, low + 0.035)):
        lathe([(0, 0.06), (0.028, 0.06), (0.034, 0.05)], BLACK(), at=(x, y, 0), n=24)


def mats():
    carpet = EXTRA == "carpet"
    placed(lambda: mat_of(MAT_REAR, carpet), (-0.6, 0.76, 0.0), (0, 0, 2))
    placed(lambda: mat_of(MAT_REAR, carpet, True), (0.62, 0.76, 0.0), (0, 0, -2))
    placed(lambda: mat_of(MAT_FRONT, carpet), (-0.6, -0.36, 0.06), (0, 0, 1))
    placed(lambda: mat_of(MAT_FRONT, carpet, True), (0.62, -0.38, 0.06), (0, 0, -2))


def seat():
    """A front seat in its cover: extra= leather|cloth."""
    cloth = EXTRA == "cloth"
    if cloth:
        main = mat("paint-cloth", (0.8, 0.8, 0.8), 0.95, sheen=0.3, bump=0.6, scale=120)
        centre = mat("paint-mesh", (0.5, 0.5, 0.5), 0.95, sheen=0.3, bump=2.2, scale=70)
    else:
        main = mat("paint-leather", (0.8, 0.8, 0.8), 0.42, coat=0.12, bump=0.1, scale=60)
        centre = mat("paint-centre", (0.7, 0.7, 0.7), 0.46, coat=0.08, bump=0.9, scale=90)
    base = mat("seat-base", (0.03, 0.03, 0.032), 0.6)
    thread = THREAD()

    def line(points):
        tube(points, 0.011, base if cloth else main, n=6)
        stitches(curve([(x, y - 0.012, z) for x, y, z in points], 6), thread, 0.05, 0.006)

    def back():
        wide = closed([(-0.44, 0.0), (-0.52, 0.3), (-0.55, 0.75), (-0.5, 1.15), (-0.4, 1.38), (-0.2, 1.44), (0.2, 1.44), (0.4, 1.38), (0.5, 1.15), (0.55, 0.75), (0.52, 0.3), (0.44, 0.0), (0.2, -0.04), (-0.2, -0.04)], 5)
        soft(wide, 0.34, main, 0.13, 0.05)
        for s in (-1, 1):
            tube([(s * 0.38, -0.12, 0.06), (s * 0.45, -0.19, 0.4), (s * 0.46, -0.2, 0.75), (s * 0.42, -0.14, 1.1), (s * 0.36, -0.08, 1.26)], [0.1, 0.125, 0.125, 0.1, 0.07], main, n=10)
        middle = closed([(-0.29, 0.04), (-0.32, 0.5), (-0.3, 1.0), (-0.24, 1.16), (0.24, 1.16), (0.3, 1.0), (0.32, 0.5), (0.29, 0.04)], 6)
        soft(middle, 0.14, centre, 0.05, -0.11)
        for k in range(6):
            z = 0.14 + 0.175 * k
            line([(-0.29 if k else -0.27, -0.178, z), (0, -0.183, z), (0.29 if k else 0.27, -0.178, z)])
        stitches([(x * 1.05, -0.148, (z - 0.6) * 1.03 + 0.6) for x, z in middle + middle[:1]], thread, 0.05, 0.006)
        # Headrest on its posts.
        for s in (-1, 1):
            tube([(s * 0.13, 0.04, 1.36), (s * 0.13, 0.04, 1.66)], 0.022, CHROME(), round_=False)
            lathe([(0, 0.03), (0.035, 0.03), (0.045, 0)], BLACK(), at=(s * 0.13, 0.04, 1.435), n=24)
        head = closed([(-0.26, 1.58), (-0.3, 1.72), (-0.26, 1.9), (-0.14, 1.95), (0.14, 1.95), (0.26, 1.9), (0.3, 1.72), (0.26, 1.58), (0.12, 1.54), (-0.12, 1.54)], 5)
        soft(head, 0.24, main, 0.1, 0.02)
        inner = closed([(-0.18, 1.62), (-0.2, 1.74), (-0.16, 1.87), (0.16, 1.87), (0.2, 1.74), (0.18, 1.62)], 5)
        soft(inner, 0.06, centre, 0.025, -0.085)

    placed(back, (0, 0.42, 0.56), (-14, 0, 0))

    def cushion():
        outline = closed([(-0.5, -0.56), (-0.53, 0.0), (-0.5, 0.5), (0.5, 0.5), (0.53, 0.0), (0.5, -0.56), (0.3, -0.64), (-0.3, -0.64)], 6)
        o = soft([(x, z) for x, z in outline], 0.3, main, 0.12)
        o.rotation_euler = (math.radians(-90), 0, 0)
        o.location = (0, 0, 0.44)
        for s in (-1, 1):
            tube([(s * 0.4, -0.52, 0.52), (s * 0.44, -0.2, 0.59), (s * 0.45, 0.15, 0.6), (s * 0.42, 0.45, 0.58)], [0.08, 0.12, 0.125, 0.1], main, n=10)
        middle = closed([(-0.28, -0.48), (-0.31, 0.0), (-0.29, 0.42), (0.29, 0.42), (0.31, 0.0), (0.28, -0.48)], 6)
        o = soft(middle, 0.14, centre, 0.05)
        o.rotation_euler = (math.radians(-90), 0, 0)
        o.location = (0, 0, 0.56)
        for k in range(5):
            y = -0.36 + 0.17 * k
            tube([(-0.28, y, 0.628), (0, y, 0.633), (0.28, y, 0.628)], 0.011, base if cloth else main, n=4)
            stitches([(-0.28, y, 0.642), (0, y, 0.646), (0.28, y, 0.642)], thread, 0.05, 0.006)
        stitches([(x, -0.655 + 0.09 * abs(x / 0.42) ** 3, 0.46) for x in [(-0.42 + 0.84 * k / 30) for k in range(31)]], thread, 0.05, 0.006)

    cushion()
    # The seat under its cover: side panels, rails.
    box((1.0, 1.0, 0.2), (0, -0.02, 0.25), base, 0.06)
    for s in (-1, 1):
        box((0.07, 0.6, 0.2), (s * 0.52, 0.18, 0.32), mat("trim", (0.05, 0.05, 0.054), 0.45), 0.03)
        lathe([(0, 0.04), (0.07, 0.04), (0.08, 0.02), (0.08, 0)], BLACK(), at=(s * 0.545, 0.34, 0.36), n=32).rotation_euler = (0, math.radians(90 * s), 0)
        box((0.1, 1.16, 0.06), (s * 0.36, -0.02, 0.03), BRUSHED(), 0.015)
        box((0.06, 0.9, 0.12), (s * 0.36, -0.02, 0.11), base, 0.015)


def dash_body(at=(0, 0, 0)):
    """A camera for the windscreen: lens to the front, a slim screen at its back."""

    def one():
        case = mat("cam-black", (0.022, 0.022, 0.025), 0.42)
        soft([(x, z) for x, z in rounded(1.6, 0.9, 0.2, 10)], 0.36, case, 0.07)
        upright(rounded(1.34, 0.7, 0.12), 0.17, 0.186, LENS(), 0.006)
        upright(rounded(1.18, 0.56, 0.03), 0.18, 0.1885, LAGOON(), 0)
        # The lens in its barrel, to the right, with a bright ring.
        turned_front([(0.42, 0.16), (0.42, 0.24), (0.39, 0.28), (0.36, 0.4), (0.34, 0.42), (0.31, 0.4), (0.29, 0.34)], (0.3, 0, 0), case)
        turned_front([(0.395, 0.245), (0.4, 0.262), (0.392, 0.28)], (0.3, 0, 0), mat("ring-red", (0.6, 0.05, 0.03), 0.25, 1.0))
        turned_front([(0.3, 0.345), (0.22, 0.33), (0.2, 0.3), (0.16, 0.29)], (0.3, 0, 0), DARK())
        turned_front([(0.27, 0.335), (0.285, 0.35), (0.3, 0.345)], (0.3, 0, 0), BRUSHED())
        ball(0.2, (0.3, -0.2, 0), mat("lens-glass", (0.012, 0.02, 0.05), 0.02, coat=1.0), (1, 0.72, 1))
        # Grille, lamp and the line of the case.
        for j in range(4):
            for i in range(5):
                disc(0.014, 0.004, (-0.6 + 0.07 * i, -0.18, 0.1 - 0.07 * j), BLACK())
        disc(0.022, 0.006, (-0.6, -0.18, 0.26), glow("pilot", (0.1, 0.5, 1.0), 1.5))
        for k in range(3):
            box((0.16, 0.12, 0.03), (-0.5 + 0.24 * k, 0, 0.45), GREY(), 0.012)
        # The arm up to the pad on the screen.
        box((0.34, 0.2, 0.12), (0.0, 0.02, 0.48), case, 0.03)
        tube([(0, 0.02, 0.5), (0, 0.02, 0.68)], 0.07, case, round_=False)
        ball(0.11, (0, 0.02, 0.7), BLACK())
        box((0.6, 0.42, 0.08), (0, -0.02, 0.82), case, 0.035, turn=(-24, 0, 0))
        box((0.54, 0.36, 0.04), (0, -0.04, 0.868), mat("pad", (0.5, 0.06, 0.05), 0.7), 0.012, turn=(-24, 0, 0))

    placed(one, at)


def dashcam():
    dash_body((0, 0, 0.46))
    if EXTRA == "dual":

        def rear():
            case = mat("cam-black", (0.022, 0.022, 0.025), 0.42)
            turned_side([(0, -0.34), (0.2, -0.34), (0.235, -0.3), (0.235, 0.3), (0.2, 0.34), (0, 0.34)], (0, 0, 0), case)
            turned_front([(0.17, 0.2), (0.17, 0.3), (0.15, 0.31), (0.12, 0.27)], (0, 0, 0), case)
            ball(0.13, (0, -0.18, 0), mat("lens-glass", (0.012, 0.02, 0.05), 0.02, coat=1.0), (1, 0.72, 1))
            box((0.5, 0.2, 0.1), (0, 0.02, 0.25), case, 0.03)
            box((0.46, 0.18, 0.03), (0, 0.02, 0.31), mat("pad", (0.5, 0.06, 0.05), 0.7), 0.01)

        placed(rear, (-0.62, -0.86, 0.235), (0, 0, -14))
        tube([(-0.36, -0.8, 0.2), (-0.1, -0.7, 0.06), (0.3, -0.62, 0.035), (0.8, -0.72, 0.035), (1.0, -0.5, 0.035), (0.86, -0.2, 0.035), (0.7, 0.1, 0.04), (0.78, 0.3, 0.2), (0.74, 0.1, 0.44)], 0.032, RUBBER(), n=12)
    else:
        tube([(-0.76, 0.05, 0.5), (-0.98, 0.04, 0.5), (-1.06, 0.0, 0.3), (-1.0, -0.1, 0.06), (-0.7, -0.36, 0.035), (-0.2, -0.5, 0.035), (0.4, -0.62, 0.035)], 0.032, RUBBER(), n=12)
        box((0.16, 0.12, 0.1), (-0.84, 0.05, 0.5), BLACK(), 0.03)
        lying([(0, -0.5), (0.03, -0.49), (0.05, -0.45), (0.06, -0.42), (0.1, -0.4), (0.12, -0.3), (0.12, 0.12), (0.08, 0.2), (0.04, 0.24), (0, 0.24)], (0.66, -0.655, 0.12), DARK(), 82)


# The cover of a car


def cover():
    """A car under its cover, the bonnet to -x: sections along x over cloth that falls in folds."""
    cloth = mat("paint-cover", (0.8, 0.8, 0.8), 0.5, sheen=0.15, coat=0.08, bump=0.25, scale=26)
    L = 2.2
    # x from the front to the back: height of the bonnet line, height of the roof line, half width.
    top = [(-2.2, 0.62), (-2.1, 0.78), (-1.7, 0.92), (-1.0, 1.0), (-0.75, 1.06), (-0.1, 1.42), (0.2, 1.5), (0.7, 1.5), (1.2, 1.42), (1.75, 1.14), (2.05, 1.06), (2.17, 0.92), (2.2, 0.7)]
    belt = [(-2.2, 0.5), (-2.1, 0.66), (-1.7, 0.8), (-1.0, 0.9), (-0.75, 0.93), (-0.1, 0.97), (0.2, 0.98), (0.7, 1.0), (1.2, 1.02), (1.75, 1.02), (2.05, 0.96), (2.17, 0.84), (2.2, 0.6)]
    wide = [(-2.2, 0.5), (-2.1, 0.72), (-1.7, 0.86), (-1.0, 0.9), (-0.75, 0.9), (-0.1, 0.91), (0.2, 0.92), (0.7, 0.92), (1.2, 0.91), (1.75, 0.88), (2.05, 0.78), (2.17, 0.66), (2.2, 0.5)]
    if EXTRA == "suv":
        top = [(-2.2, 0.78), (-2.1, 0.98), (-1.7, 1.1), (-1.05, 1.16), (-0.82, 1.24), (-0.25, 1.68), (0.1, 1.79), (0.8, 1.82), (1.55, 1.78), (1.88, 1.66), (2.1, 1.24), (2.17, 1.06), (2.2, 0.82)]
        belt = [(-2.2, 0.62), (-2.1, 0.82), (-1.7, 0.98), (-1.05, 1.06), (-0.82, 1.08), (-0.25, 1.12), (0.1, 1.14), (0.8, 1.16), (1.55, 1.18), (1.88, 1.16), (2.1, 1.1), (2.17, 0.94), (2.2, 0.7)]

    def of(points, x):
        for (a, p), (b, q) in zip(points, points[1:]):
            if x <= b:
                return p + (q - p) * (x - a) / (b - a)
        return points[-1][1]

    def smooth(points):
        dense = curve(points, 14)
        return lambda x: of(dense, x)

    top, belt, wide = smooth(top), smooth(belt), smooth(wide)

    nx, ny = 300, 150
    lip = 0.06

    def at(u, v):
        # The ends are reached smoothly, with many sections near them.
        s = 0.5 - 0.5 * math.cos(math.pi * (0.5 * u + 0.5 * (0.5 - 0.5 * math.cos(math.pi * u))))
        x = -L + 2 * L * s
        h, b, w = top(x), belt(x), wide(x)
        q = abs(v - 0.5) * 2
        side = 1 if v > 0.5 else -1
        roof = w * (0.66 if h - b > 0.2 else 0.66 + 0.24 * (1 - max(0, h - b - 0.06) / 0.14))
        # From the middle of the top down to the hem.
        line = [(0.0, h), (roof * 0.6, h - 0.012), (roof * 0.92, h - 0.05), (roof * 1.02, h - 0.11), (w * 0.97, b + 0.03), (w * 1.02, b - 0.14), (w * 1.03, 0.42), (w * 1.0, lip + 0.08), (w * 0.96, lip)]
        dense = curve(line, 6)
        lengths = [0.0]
        for (a, c), (d, e) in zip(dense, dense[1:]):
            lengths.append(lengths[-1] + math.hypot(d - a, e - c))
        place = q * lengths[-1]
        k = 0
        while k < len(lengths) - 2 and lengths[k + 1] < place:
            k += 1
        f = (place - lengths[k]) / ((lengths[k + 1] - lengths[k]) or 1)
        y = dense[k][0] + (dense[k + 1][0] - dense[k][0]) * f
        z = dense[k][1] + (dense[k + 1][1] - dense[k][1]) * f
        # Folds: they fall from the belt line, a little slanted, and gather at the elastic hem.
        low = max(0.0, min(1.0, (b - z) / (b - lip)))
        wave = math.sin(x * 9.0 + 0.9 * math.sin(x * 2.3) + side) * 0.5 + math.sin(x * 17.0 + 1.7 + 2.2 * z) * 0.28 + math.sin(x * 31 + 0.4) * 0.12 * low
        y += 0.045 * low**1.1 * wave
        end = max(0.0, 1 - min(abs(x + L), abs(x - L)) / 0.6)
        # Wheels press through, and the mirrors stand out.
        for wx in (-1.36, 1.34):
            y += 0.03 * math.exp(-(((math.hypot(x - wx, z - 0.36) - 0.3) / 0.09) ** 2)) * (1 if z < 0.9 else 0)
        y += 0.17 * math.exp(-(((x + 0.52) / 0.14) ** 2) - (((z - (1.16 if EXTRA == "suv" else 1.03)) / 0.11) ** 2))
        # A loose roof: shallow creases between its edges.
        z += 0.012 * math.sin(x * 6 + y * 5) * math.sin(y * 4 + 0.6) * (1 - low)
        out = 0.03 * math.sin(y * 14 + 0.7) * low * end
        return (x + (out if x > 0 else -out), side * y, z)

    surface(at, nx, ny, cloth, thick=0.012, angle=180)
    # End walls: the cloth falls from the first and the last section down to the hem.
    for u in (0.0, 1.0):
        edge = [at(u, k / 60) for k in range(61)]
        sx = -1 if u == 0 else 1

        def wall(a, v, edge=edge, sx=sx):
            k = min(int(round(a * 60)), 60)
            x, y, z = edge[k]
            low = v
            return (x + sx * (0.05 * math.sin(math.pi * min(1, v * 1.2)) + 0.02 * math.sin(y * 15) * v), y * (1 + 0.06 * v * math.cos(math.pi * a) ** 2), z + (lip - z) * v)

        surface(wall, 60, 24, cloth, thick=0.012, angle=180)
    # Seams along the edges of the roof, sewn double.
    for q in (0.27, 0.73):
        pts = [Vector(at(0.02 + 0.96 * k / 120, q)) + Vector((0, (1 if q > 0.5 else -1) * 0.006, 0.006)) for k in range(121)]
        tube([tuple(p) for p in pts], 0.012, cloth, round_=False)
    # The hem, and straps with buckles under the sills.
    for side in (0.0, 1.0):
        pts = [at(0.02 + 0.96 * k / 160, side) for k in range(161)]
        tube(pts, 0.026, mat("hem", (0.05, 0.05, 0.055), 0.8), round_=False)
    for x, u in ((-0.5, 0.42), (0.62, 0.6)):
        p = at(u, 0.0)
        box((0.09, 0.03, 0.3), (p[0], p[1] - 0.03, 0.2), mat("strap", (0.03, 0.03, 0.032), 0.8), 0.008)
        box((0.16, 0.05, 0.09), (p[0], p[1] - 0.05, 0.2), BLACK(), 0.015)


# Motorcycles and scooters


def helmet():
    """The front looks to -y. The shell is a ball that is longer than wide, with a chin where the kind has one."""
    jet = EXTRA == "jet"
    shell = mat("paint-shell", (0.8, 0.8, 0.8), 0.2, coat=0.9)

    def skull(theta, phi, lift=0.0):
        """theta: from the front, to the right; phi: up from the middle; degrees."""
        a, p = math.radians(theta), math.radians(phi)
        c, s = math.cos(p), math.sin(p)
        front = math.cos(a)
        rx, ry, rz = 0.8, (0.95 if front > 0 else 1.04), 0.92
        k = 1.0
        if phi < 0:
            # Below the middle the sides come down rather than in.
            c = math.cos(p * 0.62)
            s = math.sin(p) * 0.98
        x, y, z = rx * c * math.sin(a), -ry * c * front, rz * s
        if phi < 0 and front > 0 and not jet:
            low = min(1.0, -phi / 34)
            low = low * low * (3 - 2 * low)
            y -= 0.17 * front**1.6 * low
            x *= 1 - 0.1 * low * front
        if front < 0 and phi < -10:
            y += 0.09 * (-front) * (-phi - 10) / 40
        if phi > 8 and front < 0:
            y += 0.1 * math.exp(-(((phi - 22) / 14) ** 2)) * (-front) ** 2.0
        n = Vector((x / rx**2, y / ry**2, z / rz**2)).normalized()
        return tuple(Vector((x, y, z + 0.86)) + n * lift)

    if jet:
        hb, hw, hh, pw = -34, 74, 66, 3.4
    else:
        hb, hw, hh, pw = 8, 74, 17, 3.4

    def inside(theta, phi, grow=0.0):
        th = (theta + 180) % 360 - 180
        return abs(th / (hw + grow)) ** pw + abs((phi - hb) / (hh + grow)) ** pw < 1

    def rim(k, grow=0.0):
        t = 2 * math.pi * k
        c, s = math.cos(t), math.sin(t)
        e = 2 / pw
        return ((hw + grow) * math.copysign(abs(c) ** e, c), hb + (hh + grow) * math.copysign(abs(s) ** e, s))

    low = -49 if not jet else -44
    surface(lambda u, v: skull(360 * u, low + (90 - low) * v), 480, 190, shell, wrap=True, pick=lambda u, v: not inside(360 * u, low + (90 - low) * v), thick=0.045, angle=180)
    dark = mat("liner", (0.025, 0.025, 0.028), 0.95, sheen=0.3, bump=0.6, scale=90)
    # The liner: a smaller shell, open at the face.
    surface(lambda u, v: skull(360 * u, low + (88 - low) * v, -0.1), 160, 80, dark, wrap=True, pick=lambda u, v: not inside(360 * u, low + (88 - low) * v, -4), thick=0.04, angle=180)
    # Roll of the neck.
    foot = [skull(360 * k / 120, low, -0.03) for k in range(121)]
    if jet:
        foot = [skull(hw - 4 + (360 - 2 * hw + 8) * k / 100, low, -0.03) for k in range(101)]
    tube(foot, 0.05, HARD(), round_=False)
    edge = [rim(k / 160) for k in range(161)]
    if jet:
        edge = [e for e in edge if e[1] >= low - 1]
        edge = sorted(edge, key=lambda e: -math.atan2(e[1] - hb, e[0]))
    tube([skull(a, b, -0.005) for a, b in edge], 0.03, HARD(), round_=False)
    if jet:
        # Cheek pads, the strap with its buckle, press studs and the clear screen.
        for s in (-1, 1):
            ball(0.2, (s * 0.6, -0.16, 0.42), dark, (0.5, 1.2, 1.3))
            tube([(s * 0.62, -0.05, 0.3), (s * 0.45, -0.2, 0.05), (s * 0.16, -0.3, -0.08), (0, -0.3, -0.1)], 0.05, mat("strap", (0.03, 0.03, 0.032), 0.85, bump=0.5, scale=150), flat=0.3)
        box((0.2, 0.06, 0.1), (0.12, -0.3, -0.085), mat("buckle", (0.5, 0.03, 0.03), 0.4), 0.02)
        clear = mat("screen-smoke", (0.78, 0.8, 0.82), 0.02, glass=1.0)

        def screen(u, v):
            th = -80 + 160 * u
            ph = 40 - 48 * v - 10 * v * (1 - (th / 80) ** 2)
            p = Vector(skull(th, ph, 0.035))
            out = 0.2 * v**1.6 * math.cos(math.radians(th)) ** 0.6
            return (p.x, p.y - out, p.z)

        surface(screen, 80, 40, clear, thick=0.012, angle=180)
        for k in range(2):
            line = [screen(i / 80, k) for i in range(81)]
            tube(line, 0.014, HARD(), round_=False)
        tube([screen(0, i / 20) for i in range(21)], 0.014, HARD(), round_=False)
        tube([screen(1, i / 20) for i in range(21)], 0.014, HARD(), round_=False)
        pivots = [(s * 79, 16, 0.03) for s in (-1, 1)]
    else:
        smoke = mat("visor", (0.012, 0.013, 0.016), 0.04, coat=1.0)

        def visor(u, v):
            a, b = rim(u, 5)
            r = 1 - v
            th, ph = a * r, hb + (b - hb) * r
            return skull(th, ph, 0.03)

        surface(visor, 160, 30, smoke, wrap=True, thick=0.014, angle=180)
        tube([skull(*rim(k / 160, 5.4), 0.024) for k in range(161)], 0.016, HARD(), round_=False)
        # The tab that lifts the visor, the vents of chin and brow.
        p = skull(-26, hb - hh + 2, 0.05)
        box((0.14, 0.05, 0.05), p, HARD(), 0.015, turn=(0, 0, -26))
        vent = mat("vent", (0.012, 0.012, 0.013), 0.5)
        for s in (-1, 1):
            for k in range(2):
                tube([skull(s * (8 + 5 * i), -33 + 6 * k + 0.35 * i, 0.006) for i in range(5)], [0.012, 0.026, 0.028, 0.022, 0.008], vent, n=5)
            tube([skull(s * (12 + 4 * i), 38 + 3.5 * i, 0.01) for i in range(5)], [0.014, 0.034, 0.036, 0.03, 0.01], vent, n=5)
            tube([skull(s * (12 + 4 * i), 35.4 + 3.5 * i, 0.014) for i in range(5)], [0.008, 0.02, 0.022, 0.018, 0.006], shell, n=5)
        pivots = [(s * 82, 4, 0.035) for s in (-1, 1)]
    for th, ph, lift in pivots:
        p, q = Vector(skull(th, ph, lift)), Vector(skull(th, ph, lift + 0.1))
        o = lathe([(0, 0.05), (0.075, 0.05), (0.095, 0.035), (0.1, 0.0), (0.1, -0.06)], HARD(), n=48)
        o.rotation_euler = (q - p).to_track_quat("Z", "Y").to_euler()
        o.location = p
    # A stripe over the top.
    stripe = mat("stripe", (0.32, 0.32, 0.33), 0.25, coat=0.8)
    start = 44 if not jet else 46

    def band(s):
        def at(u, v):
            ph = start + (150 - start) * u
            th, ph2 = (0, ph) if ph <= 90 else (180, 180 - ph)
            p = Vector(skull(th, ph2, 0.004))
            return (p.x + s * (0.1 + 0.11 * v), p.y, p.z - 0.5 * (0.1 + 0.11 * v) ** 2 / 0.72)

        surface(at, 60, 6, stripe, thick=0.004, angle=180)

    for s in (-1, 1):
        band(s)


def wheel(x, z, radius, width, rough):
    """A scooter's wheel, its axis along y."""
    n = 40
    t = width / 2
    profile = curve([(radius * 0.68, -t * 0.8), (radius * 0.82, -t), (radius * 0.94, -t * 0.8), (radius, -t * 0.3), (radius, t * 0.3), (radius * 0.94, t * 0.8), (radius * 0.82, t), (radius * 0.68, t * 0.8)], 5)
    o = lathe(profile, TREAD(), n=96)
    o.rotation_euler = (math.radians(90), 0, 0)
    o.location = (x, 0, z)
    for k in range(44 if rough else 0):
        a = 2 * math.pi * k / 44
        for y in (-t * 0.45, t * 0.45):
            s = 0.5 if y > 0 else 0
            a2 = a + s * 2 * math.pi / 44
            box((0.03, t * 0.7, 0.03), (x + radius * math.cos(a2), y, z + radius * math.sin(a2)), TREAD(), 0.006, 2, (0, -math.degrees(a2), 0))
    rim = ALUMINIUM() if not rough else mat("rim", (0.04, 0.04, 0.043), 0.35, 0.4)
    for s in (-1, 1):
        o = lathe([(radius * 0.7, t * 0.7), (radius * 0.66, t * 0.82), (radius * 0.6, t * 0.7), (radius * 0.56, t * 0.35), (radius * 0.3, t * 0.45), (radius * 0.26, t * 0.7), (radius * 0.1, t * 0.8), (0, t * 0.8)], rim if s < 0 else rim, n=72)
        o.rotation_euler = (math.radians(90 * s), 0, 0)
        o.location = (x, 0, z)
        for k in range(5):
            a = 2 * math.pi * k / 5
            tube([(x + radius * 0.28 * math.cos(a), -s * t * 0.62, z + radius * 0.28 * math.sin(a)), (x + radius * 0.6 * math.cos(a), -s * t * 0.62, z + radius * 0.6 * math.sin(a))], radius * 0.07, rim, round_=False)
        o = lathe([(0, t * 1.1), (radius * 0.1, t * 1.1), (radius * 0.12, t * 1.0), (radius * 0.12, t * 0.7)], STEEL(), n=24)
        o.rotation_euler = (math.radians(90 * s), 0, 0)
        o.location = (x, 0, z)


def scooter():
    """An electric kick scooter, driving to -x."""
    rough = EXTRA == "rough"
    frame = SATIN_PAINT()
    r = 0.21 if not rough else 0.25
    wide = 0.11 if not rough else 0.17
    front, back = -0.92, 0.88
    wheel(front, r, r, wide, rough)
    wheel(back, r, r, wide, rough)
    deck_z = r + 0.03 if not rough else r + 0.07
    # The deck with its battery, and the grip on it.
    soft(closed([(-0.56, deck_z - 0.06), (-0.6, deck_z + 0.02), (-0.5, deck_z + 0.06), (0.0, deck_z + 0.06), (0.5, deck_z + 0.06), (0.62, deck_z + 0.03), (0.6, deck_z - 0.05), (0.4, deck_z - 0.09), (-0.4, deck_z - 0.09)], 5), 0.36, frame, 0.035)
    sheet([(x + 0.0, y) for x, y in rounded(1.02, 0.3, 0.1)], 0.014, mat("grip-tape", (0.02, 0.02, 0.022), 0.95, bump=1.2, scale=120), (0, 0, deck_z + 0.055), 0, 0.004)
    for k in range(7):
        box((0.04, 0.24, 0.012), (-0.36 + 0.12 * k, 0, deck_z + 0.07), HARD(), 0.005)
    box((0.9, 0.364, 0.02), (0, 0, deck_z - 0.02), mat("accent", (0.55, 0.03, 0.02), 0.4), 0.008)
    # The neck from the deck up to the head, and the arms of the rear wheel.
    tube([(-0.5, 0, deck_z - 0.01), (-0.66, 0, deck_z + 0.06), (-0.74, 0, deck_z + 0.24), (-0.765, 0, deck_z + 0.36)], [0.085, 0.075, 0.065, 0.06], frame, n=8)
    for s in (-1, 1):
        tube([(0.54, s * 0.12, deck_z - 0.02), (0.72, s * (wide / 2 + 0.05), r + 0.03), (back, s * (wide / 2 + 0.045), r)], 0.034, frame, n=6)
    up = Vector((0.165, 0, 0.985))
    base = Vector((front + 0.06, 0, 2 * r + 0.07))
    P = lambda d, y=0.0, o=0.0: tuple(base + up * d + Vector((-0.985 * o, y, 0.165 * o)))
    # Fork: a bridge over the wheel, two legs.
    for s in (-1, 1):
        y = s * (wide / 2 + 0.045)
        tube([P(0.02, y * 0.6), P(-0.05, y), (front + 0.012, y, r + 0.06), (front, y, r - 0.01)], 0.034, frame, n=6)
        if rough:
            coil = []
            for k in range(8 * 14 + 1):
                t = k / (8 * 14)
                a = 2 * math.pi * k / 14
                c = Vector(P(-0.03 - 0.2 * t, y, 0.06))
                coil.append(tuple(c + Vector((0.04 * math.cos(a), 0.04 * math.sin(a), 0))))
            tube(coil, 0.01, RED(), round_=False)
    tube([P(-0.02), P(0.2)], 0.06, frame, round_=False)
    for d in (-0.0, 0.19):
        tube([P(d - 0.012), P(d + 0.012)], 0.066, BLACK(), round_=False)
    # The folding joint, its lever, then the stem.
    box((0.16, 0.15, 0.13), P(0.27), DARK(), 0.03, turn=(0, 9.5, 0))
    tube([P(0.22, -0.09), P(0.36, -0.1, -0.04)], 0.02, RED(), round_=False)
    lathe([(0, 0.03), (0.045, 0.03), (0.05, 0)], STEEL(), at=P(0.27, -0.075), n=24).rotation_euler = (math.radians(90), 0, 0)
    tube([P(0.3), P(1.5)], 0.048, frame, round_=False)
    tube([P(1.42), P(1.56)], 0.06, BLACK(), round_=False)
    # Handlebar with grips, display, bell, brake and lamp.
    tube([P(1.56, -0.5, -0.1), P(1.57, -0.28, -0.03), P(1.56, 0), P(1.57, 0.28, -0.03), P(1.56, 0.5, -0.1)], 0.028, BLACK(), n=8)
    for s in (-1, 1):
        tube([P(1.56, s * 0.27, -0.03), P(1.56, s * 0.4, -0.07), P(1.56, s * 0.53, -0.105)], [0.038, 0.042, 0.038], HARD(), n=6)
        tube([P(1.56, s * 0.22, 0.0), P(1.545, s * 0.26, 0.07), P(1.53, s * 0.42, 0.06)], [0.02, 0.018, 0.014], ALUMINIUM(), n=6)
        tube([P(1.56, s * 0.2, 0.02), P(1.5, s * 0.18, 0.1), P(1.2, s * 0.05, 0.1), P(1.0, s * 0.02, 0.06), P(0.8, s * 0.0, 0.05)], 0.01, RUBBER(), n=8)
    box((0.12, 0.22, 0.05), P(1.6), DARK(), 0.02, turn=(0, 30, 0))
    box((0.09, 0.17, 0.03), P(1.618), LENS(), 0.01, turn=(0, 30, 0))
    box((0.1, 0.11, 0.11), P(1.42, 0, 0.07), BLACK(), 0.03, turn=(0, 9.5, 0))
    turned_side([(0, 0.012), (0.04, 0.01), (0.046, 0)], P(1.42, 0, 0.115), glow("lamp", (1, 0.97, 0.9), 1.2), 32)
    # Mudguards: arcs over both wheels, and the rear light.
    for cx, a0, a1, grow in ((front, 25, 105, 0.05), (back, 10, 120, 0.055)):
        rows = []
        for k in range(25):
            a = math.radians(a0 + (a1 - a0) * k / 24)
            q = r + grow
            w = wide / 2 + 0.02
            c, s = math.cos(a), math.sin(a)
            rows.append([(cx + f * c, y, r + f * s) for f, y in ((q - 0.03, -w), (q, -w * 0.85), (q + 0.015, 0), (q, w * 0.85), (q - 0.03, w), (q - 0.012, w * 0.8), (q, 0), (q - 0.012, -w * 0.8))])
        loft(rows, BLACK(), "mudguard")
    tube([(0.58, 0, deck_z), (0.66, 0, deck_z + 0.12), (0.76, 0, 2 * r + 0.02)], 0.02, BLACK(), n=6)
    a = math.radians(12)
    box((0.04, 0.1, 0.06), (back + (r + 0.06) * math.cos(a), 0, r + (r + 0.06) * math.sin(a)), glow("rear", (0.8, 0.02, 0.02), 0.8), 0.015)
    # The stand.
    tube([(0.1, -0.15, deck_z - 0.08), (0.2, -0.26, 0.02), (0.26, -0.28, 0.015)], 0.018, STEEL(), n=5)


# Locks


def ulock():
    """A U lock that stands: the bar below, the shackle above, two keys at its foot."""
    grip = mat("sleeve", (0.022, 0.022, 0.024), 0.7, bump=0.2, scale=60)
    w, h = 0.5, 1.6
    turned_side([(0, -0.86), (0.17, -0.86), (0.2, -0.82), (0.2, -0.56), (0.185, -0.54), (0.185, 0.54), (0.2, 0.56), (0.2, 0.82), (0.17, 0.86), (0, 0.86)], (0, 0, 0.2), SATIN_PAINT())
    for x in (-0.84, 0.84):
        turned_side([(0.18, -0.025), (0.206, -0.015), (0.206, 0.015), (0.18, 0.025)], (x * 0.86, 0, 0.2), BRUSHED())
    U = [(-w, 0, 0.36), (-w, 0, 1.0), (-w, 0, h - 0.36), (-w * 0.86, 0, h - 0.1), (-w * 0.5, 0, h + 0.06), (0, 0, h + 0.1), (w * 0.5, 0, h + 0.06), (w * 0.86, 0, h - 0.1), (w, 0, h - 0.36), (w, 0, 1.0), (w, 0, 0.36)]
    tube(U, 0.105, grip, n=12)
    for x in (-w, w):
        lathe([(0.085, 0.0), (0.085, 0.2)], CHROME(), at=(x, 0, 0.3), n=40)
        lathe([(0.13, 0.0), (0.13, 0.05), (0.11, 0.06)], BLACK(), at=(x, 0, 0.38), n=40)
    # The cylinder and its flap, at the front of the bar.
    disc(0.1, 0.02, (0.0, -0.182, 0.2), BRUSHED(), ring=DARK())
    upright(rounded(0.03, 0.1, 0.012), -0.21, -0.19, BLACK(), 0, z=0.2)
    upright(rounded(0.42, 0.12, 0.05), -0.2, -0.15, YELLOW(), 0.01, x=0.36, z=0.2)
    upright(rounded(0.42, 0.12, 0.05), -0.2, -0.15, YELLOW(), 0.01, x=-0.36, z=0.2)
    key((0.5, -0.44, 0.0), 34)
    key((0.72, -0.34, 0.05), 68)


def link_chain(points, size, material, closed_=False):
    """Square links along the points."""
    P = [Vector(p) for p in curve(points, 24)]
    place, length, k = 0.0, 0.0, 0
    for a, b in zip(P, P[1:]):
        d = (b - a).length
        while place <= length + d and d > 0:
            q = a + (b - a) * ((place - length) / d)
            way = (b - a).normalized()
            n = 16
            oval = [(size * 0.74 * math.copysign(abs(math.cos(2 * math.pi * i / n)) ** 0.7, math.cos(2 * math.pi * i / n)), size * 0.42 * math.sin(2 * math.pi * i / n), 0) for i in range(n + 1)]
            o = tube(oval, size * 0.16, material, round_=False)
            side = Vector((0, 0, 1)).cross(way).normalized()
            roll = Matrix.Rotation(math.radians(45 + 90 * (k % 2)), 4, "X")
            base = Matrix((way, side, way.cross(side))).transposed().to_4x4()
            o.matrix_world = Matrix.Translation(q) @ base @ roll
            place += size * 0.98
            k += 1
        length += d


def chain():
    """A chain in a loop, half in its sleeve, with a padlock and two keys."""
    steel = mat("hard-steel", (0.45, 0.45, 0.46), 0.3, 1.0)
    R = 0.98
    circle = lambda a, r=R, z=0.17: (r * math.cos(math.radians(a)), r * 0.86 * math.sin(math.radians(a)), z)
    for s in (-1, 1):
        ends = [circle(a) for a in (-12, -22, -33)] + [(0.56, -0.62, 0.17), (0.34, -0.55, 0.17), (0.2, -0.44, 0.17)]
        link_chain([(s * x, y, z) for x, y, z in ends], 0.27, steel)
    sleeve = mat("paint-sleeve", (0.6, 0.6, 0.6), 0.9, sheen=0.3, bump=1.4, scale=60)
    n = 90
    pts = [circle(-14 + 208 * k / n) for k in range(n + 1)]
    rad = [0.15 + 0.012 * math.sin(k * 1.15) + 0.006 * math.sin(k * 2.3) for k in range(n + 1)]
    tube(pts, rad, sleeve, round_=False)
    for k in (0, n):
        a = Vector(pts[k])
        b = Vector(pts[k + (3 if k == 0 else -3)])
        tube([tuple(a), tuple(b)], 0.168, HARD(), round_=False)

    def body():
        soft([(x, z) for x, z in rounded(0.86, 0.66, 0.16, 8)], 0.4, mat("lock-body", (0.035, 0.035, 0.038), 0.4, coat=0.2), 0.07)
        upright(rounded(0.6, 0.42, 0.1), -0.21, -0.19, BRUSHED(), 0.01)
        disc(0.11, 0.02, (0, -0.21, 0), BRASS(), ring=DARK())
        upright(rounded(0.03, 0.11, 0.012), -0.236, -0.21, BLACK(), 0)
        tube([(-0.26, 0, 0.28), (-0.26, 0, 0.5), (-0.14, 0, 0.64), (0.14, 0, 0.64), (0.26, 0, 0.5), (0.26, 0, 0.28)], 0.085, CHROME(), n=8)

    placed(body, (0.0, -0.98, 0.2), (-90, 0, 0))
    key((0.74, -1.12, 0.0), 120)


def disclock():
    """A lock for a brake disc: a slot, a pin across it, an alarm's grille; with its reminder cable."""
    body = mat("paint-lock", (0.8, 0.8, 0.8), 0.3, coat=0.5)
    # Two cheeks about the slot, joined at the right.
    outline = closed([(-0.72, 0.16), (-0.78, 0.5), (-0.66, 0.86), (-0.3, 0.98), (0.3, 0.98), (0.72, 0.86), (0.84, 0.5), (0.76, 0.14), (0.4, 0.02), (-0.4, 0.02)], 6)
    for s in (-1, 1):
        soft(outline, 0.3, body, 0.08, s * 0.27)
    soft(closed([(-0.02, 0.1), (-0.06, 0.5), (-0.02, 0.9), (0.4, 0.94), (0.7, 0.8), (0.78, 0.5), (0.7, 0.2), (0.4, 0.06)], 6), 0.6, DARK(), 0.04)
    o = turned_front([(0.1, -0.4), (0.1, 0.4)], (-0.42, 0, 0.56), CHROME())
    turned_front([(0.2, 0.4), (0.2, 0.51), (0.17, 0.54), (0, 0.54)], (-0.42, 0, 0.56), CHROME())
    disc(0.1, 0.012, (-0.42, -0.535, 0.56), BRASS(), ring=DARK())
    upright(rounded(0.03, 0.1, 0.012), -0.56, -0.54, BLACK(), 0, x=-0.42, z=0.56)
    upright(rounded(0.56, 0.5, 0.1), -0.435, -0.41, DARK(), 0.012, x=0.3, z=0.56)
    for j in range(5):
        for i in range(5):
            disc(0.026, 0.008, (0.14 + 0.08 * i, -0.433, 0.72 - 0.08 * j), BLACK())
    disc(0.03, 0.014, (0.3, -0.434, 0.36), glow("pilot", (0.9, 0.05, 0.03), 1.5))
    upright(rounded(0.9, 0.07, 0.03), -0.425, -0.4, RED(), 0.008, x=0.05, z=0.19)
    # The cable that reminds of the lock: a spring of red cord.
    coil = []
    turns = 13
    for k in range(turns * 16 + 1):
        t = k / (turns * 16)
        a = 2 * math.pi * k / 16
        coil.append((-0.1 + 1.0 * t, -0.86 + 0.09 * math.cos(a) - 0.1 * math.sin(t * 3), 0.115 + 0.09 * math.sin(a)))
    tube(coil, 0.024, mat("cord-orange", (0.85, 0.2, 0.02), 0.4), round_=False)
    end = coil[-1]
    tube([end, (end[0] + 0.14, end[1] + 0.12, 0.12), (end[0] + 0.16, end[1] + 0.4, 0.3), (0.82, -0.2, 0.46)], 0.024, mat("cord-orange", (0.85, 0.2, 0.02), 0.4), n=8)
    key((-0.5, -0.84, 0.0), 110)


def folding():
    """A folding lock half open: six plates on rivets, its body at the end."""
    plate_m = mat("plate-coat", (0.03, 0.03, 0.033), 0.45, bump=0.1, scale=50)
    spots = [(-0.72, -0.75), (-0.98, 0.18), (-0.5, 0.95), (0.42, 1.0), (0.98, 0.3), (0.62, -0.56)]
    for k, (a, b) in enumerate(zip(spots, spots[1:])):
        z = 0.1 + (0.07 if k % 2 else 0.0)
        va, vb = Vector((*a, 0)), Vector((*b, 0))
        d = vb - va
        ang = math.degrees(math.atan2(d.y, d.x))
        L = d.length
        out = [(x + L / 2, y) for x, y in rounded(L + 0.26, 0.26, 0.13, 10)]
        placed(lambda out=out: sheet(out, 0.06, plate_m, (0, 0, 0), 0, 0.014), (a[0], a[1], z), (0, 0, ang))
    for x, y in spots:
        lathe([(0, 0.16), (0.05, 0.16), (0.085, 0.14), (0.09, 0.1), (0.09, -0.06)], BRUSHED(), at=(x, y, 0.11), n=40)

    def body():
        box((0.52, 0.98, 0.34), (0, 0, 0.17), SATIN_PAINT(), 0.1, 6)
        box((0.54, 0.3, 0.36), (0, 0.3, 0.17), HARD(), 0.1, 6)
        lathe([(0.1, 0), (0.12, 0.02), (0.1, 0.03), (0, 0.03)], BRASS(), at=(0, -0.24, 0.34), n=40)
        box((0.03, 0.11, 0.01), (0, -0.24, 0.372), BLACK(), 0.003)
        box((0.2, 0.07, 0.02), (0, 0.02, 0.345), YELLOW(), 0.008)

    placed(body, (-0.2, -0.74, 0), (0, 0, 84))
    key((0.92, -0.98, 0.0), 60)
    key((1.06, -0.76, 0.04), 88)


{
    "canister": canister,
    "wash": wash,
    "wipers": wipers,
    "tyre": tyre,
    "battery": battery,
    "truck-battery": truck_battery,
    "starter": starter,
    "mats": mats,
    "seat": seat,
    "dashcam": dashcam,
    "cover": cover,
    "helmet": helmet,
    "scooter": scooter,
    "ulock": ulock,
    "chain": chain,
    "disclock": disclock,
    "folding": folding,
}[opt["kind"]]()
opt["raw"] = True
